import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { type ChangeEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { textOfRefusal } from '../../lib/texts.ts';

type FieldOf<D> = keyof D & string;
type TextFieldOf<D> = { [F in FieldOf<D>]: D[F] extends string ? F : never }[FieldOf<D>];

type RefusalPlace<D> = FieldOf<D> | 'form' | { readonly field: FieldOf<D> | 'form'; readonly text: string };

type Options<D> = {
  readonly initial: D | (() => D);
  /** Shown once sending was tried. `now` is the time of the last try: a form may stand open for long. */
  readonly problemsOf?: (draft: D, now: number) => FormProblems<D>;
  /** Fields whose problem is shown while it is typed. */
  readonly eager?: readonly FieldOf<D>[];
  /** The refusals this form shows itself, and where; in words of its own, or in those of the error table. */
  readonly refusals?: Partial<Record<ErrorCode, RefusalPlace<D>>>;
  /** Whether nothing would be lost by leaving; compares the values of all fields unless given. */
  readonly isSame?: (draft: D, initial: D) => boolean;
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function problemsWhere<D>(problems: FormProblems<D>, isKept: (field: string) => boolean): FormProblems<D> {
  const kept = Object.entries(problems).filter(([field, text]) => text && isKept(field));
  // Some entries of a record of problems are one.
  return Object.fromEntries(kept) as FormProblems<D>;
}

/**
 * The draft of a form, what is wrong with its fields, whether leaving it would lose something, and what the server
 * refused. A dialog hands the result to `DraftDialog`, which asks before it is left.
 */
export function useDraftForm<D extends object>(options: Options<D>) {
  const { problemsOf = () => ({}), eager = [], refusals = {}, isSame = isEqual } = options;
  const [initial] = useState(options.initial);
  const [draft, setDraft] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  const [refused, setRefused] = useState<FormProblems<D>>({});
  const isShown = (field: string): boolean => isTried || eager.some((one) => one === field);
  const problems = { ...refused, ...problemsWhere(problemsOf(draft, now), isShown) };

  /** A refusal of a field is gone once that field changes, one of the form with any change. */
  const change = (part: Partial<D>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) => problemsWhere(before, (field) => field !== 'form' && !(field in part)));
  };
  /** Shows from now on what is wrong; true when nothing is. */
  const validate = (): boolean => {
    const at = Date.now();
    setNow(at);
    setIsTried(true);
    return !Object.values(problemsOf(draft, at)).some(Boolean);
  };
  const submit = (send: (draft: D) => void): void => {
    if (!validate()) return;
    setRefused({});
    send(draft);
  };
  /** For `onError` of the call: shows a refusal at its place; false when this form does not show it. */
  const refuse = (error: unknown): boolean => {
    const place = error instanceof ApiError && error.code !== null ? refusals[error.code] : undefined;
    if (place === undefined || !(error instanceof ApiError)) return false;
    const { field, text } = typeof place === 'object' ? place : { field: place, text: textOfRefusal(error) };
    // A computed key of a union is only a string to the compiler.
    setRefused({ [field]: text } as FormProblems<D>);
    return true;
  };
  /** Binds a text input to its field. */
  const textField = (field: TextFieldOf<D>) => ({
    value: draft[field] as string, // `TextFieldOf` names the fields that are texts.
    error: problems[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: event.currentTarget.value } as Partial<D>), // As above.
  });
  return {
    draft,
    now,
    isTried,
    isDirty: draft !== initial && !isSame(draft, initial),
    problems,
    /** For `claims` of the call. */
    claims: Object.keys(refusals) as ErrorCode[], // The keys of `refusals` are codes.
    change,
    validate,
    submit,
    refuse,
    textField,
  };
}

/** The text of what is wrong with each field; `form` stands for the whole. */
export type FormProblems<D> = { readonly [F in FieldOf<D> | 'form']?: string | null | undefined };

export type DraftForm<D extends object> = ReturnType<typeof useDraftForm<D>>;

/** The refusals that are shown under the whole form. */
export const refusalsOfForm = (codes: readonly ErrorCode[]): Partial<Record<ErrorCode, 'form'>> =>
  Object.fromEntries(codes.map((code) => [code, 'form']));
