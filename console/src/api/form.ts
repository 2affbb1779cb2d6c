import type { Schema } from '@tawseel/contract/route';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { problemText } from '../texts/rules.ts';
import { focusFirstProblem } from '../ui/fields/form-fields.tsx';

/** Validation errors by field name; dotted for a field within a field. */
export type Problems = Readonly<Record<string, string>>;

/** Validates a form by the contract's schema: the first error of each field; empty when it may be sent. */
export function problemsOf(schema: Schema, form: unknown): Problems {
  return problemsIn(z.safeParse(schema, form).error?.issues ?? []);
}

function problemsIn(issues: readonly z.core.$ZodIssue[]): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[path.join('.')] ??= problemText(message);
  return problems;
}

export type Field<Value> = {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};

export type Form<F, Parsed = unknown> = {
  values: F;
  /** Changes a field and clears its errors, those of fields within it too. */
  set: <K extends keyof F & string>(name: K, value: F[K]) => void;
  problems: Problems;
  /** What a controlled field of that name is given. */
  field: <K extends keyof F & string>(name: K) => Field<F[K]>;
  /** Shows problems at their fields, the server's too, and moves the focus to the first. */
  report: (problems: Problems) => void;
  /** What may be sent; undefined where something is wrong, which then shows at each field, the first with the focus. */
  check: () => Parsed | undefined;
  /** Begins anew with other values, as after these were saved. */
  restart: (values: F) => void;
  /** Begins anew with other values, as after others saved theirs; what was typed stays. */
  rebase: (values: F) => void;
  /** Dirty: something was typed that would be lost. */
  dirty: boolean;
  /** Goes on the element around the fields. */
  ref: RefCallback<HTMLElement>;
};

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Form state of controlled fields until they are sent, validated by the schema that the server validates by. */
export function useForm<F extends Record<string, unknown>, S extends Schema>(
  schema: S,
  initial: F,
): Form<F, z.output<S>> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [reports, setReports] = useState(0);
  const fields = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    fields.current = element;
  }, []);

  useEffect(() => {
    // Once for each report, not while the problems go away one by one as somebody types.
    if (reports > 0) focusFirstProblem(fields.current);
  }, [reports]);

  function set<K extends keyof F & string>(name: K, value: F[K]): void {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
      ),
    );
  }

  function field<K extends keyof F & string>(name: K): Field<F[K]> {
    return { value: values[name], error: problems[name], onChange: (value) => set(name, value) };
  }

  function report(found: Problems): void {
    setProblems(found);
    setReports((count) => count + 1);
  }

  function check(): z.output<S> | undefined {
    const { data, error } = z.safeParse(schema, values);
    report(problemsIn(error?.issues ?? []));
    return data;
  }

  function restart(anew: F): void {
    setStart(anew);
    setValues(anew);
    setProblems({});
  }

  function rebase(anew: F): void {
    const typed = Object.entries(values).filter(([name, value]) => !isSame(value, start[name]));
    setStart(anew);
    setValues({ ...anew, ...Object.fromEntries(typed) });
  }

  const dirty = !isSame(values, start);
  return { values, set, problems, field, report, check, restart, rebase, dirty, ref };
}
