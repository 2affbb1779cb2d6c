import type { Schema } from '@tawseel/contract/route';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { problemText } from '../texts/rules.ts';
import { focusFirstProblem } from '../ui/fields/form-fields.tsx';

/** Validation errors by field name, with dots for nested fields. */
export type Problems = Readonly<Record<string, string>>;

/** Validates a form by the contract's schema. Returns the first error of each field; empty if it may be sent. */
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
  /** Changes a field and clears its errors, including those of nested fields. */
  set: <K extends keyof F & string>(name: K, value: F[K]) => void;
  problems: Problems;
  /** Returns the props of the controlled field of that name. */
  field: <K extends keyof F & string>(name: K) => Field<F[K]>;
  /** Shows problems at their fields, including the server's, and focuses the first. */
  report: (problems: Problems) => void;
  /** Returns the valid input, or undefined after showing the problems at their fields and focusing the first. */
  check: () => Parsed | undefined;
  /** Restarts with other values, for instance after saving. */
  restart: (values: F) => void;
  /** Restarts from values that another user saved; typed changes stay. */
  rebase: (values: F) => void;
  /** True if typed input would be lost. */
  dirty: boolean;
  /** Ref of the element around the fields. */
  ref: RefCallback<HTMLElement>;
};

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** State of a form with controlled fields, validated by the server's schema. */
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
    // Once for each report, not while typing clears the problems.
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
