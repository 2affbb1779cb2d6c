import type { Schema } from '@tawseel/contract/route';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { focusFirstProblem } from '../ui/form-fields.tsx';

/** Problems by field name; dotted for a field within a field. */
export type Problems = Readonly<Record<string, string>>;

/** The first problem of each field of a form against the contract's schema; empty when it may be sent. */
export function problemsOf(schema: Schema, form: unknown): Problems {
  const read = z.safeParse(schema, form);
  if (read.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of read.error.issues) problems[path.join('.')] ??= message;
  return problems;
}

export type Form<F> = {
  values: F;
  /** Changes a field and takes its problem away. */
  set: <K extends keyof F & string>(name: K, value: F[K]) => void;
  problems: Problems;
  /** Shows problems at their fields, the server's too, and moves the focus to the first. */
  report: (problems: Problems) => void;
  /** True when the values may be sent; otherwise each problem shows at its field and the first has the focus. */
  check: () => boolean;
  /** Whether something was typed that would be lost. */
  dirty: boolean;
  /** Goes on the element around the fields. */
  ref: RefCallback<HTMLElement>;
};

/** A form that keeps what was typed until it is sent, checked by the schema that the server checks it by. */
export function useForm<F extends Record<string, unknown>>(schema: Schema, initial: F): Form<F> {
  const [start] = useState(initial);
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
    setProblems(({ [name]: _, ...others }) => others);
  }

  function report(found: Problems): void {
    setProblems(found);
    setReports((count) => count + 1);
  }

  function check(): boolean {
    const found = problemsOf(schema, values);
    report(found);
    return Object.keys(found).length === 0;
  }

  const dirty = JSON.stringify(values) !== JSON.stringify(start);
  return { values, set, problems, report, check, dirty, ref };
}
