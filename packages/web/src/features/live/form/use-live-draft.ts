import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useT } from '../../../lib/texts.ts';
import { type FieldName, type Problems, problemsOf } from './draft-problems.ts';
import type { LiveDraft } from './live-draft.ts';

type Options = { readonly initial: LiveDraft; readonly supplier: LiveSupplier; readonly isStartLocked: boolean };

/** Leads to the first field that is in the way, once its words are on the screen. */
const focusFirstProblem = (): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"], [role="dialog"] [data-error]')?.focus(),
  );

/** The values of the form, what is wrong with them, and whether there is something to lose. */
export function useLiveDraft({ initial, supplier, isStartLocked }: Options) {
  const t = useT('activity');
  const [draft, setDraft] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  /** What the server had against a field; gone as soon as that field changes. */
  const [refused, setRefused] = useState<Problems>({});
  /** A form may stand open for long: what is over is judged when it is sent. */
  const [now, setNow] = useState(() => Date.now());
  const problems = problemsOf(draft, { supplier, now, isStartLocked });
  const shown: Problems = { ...refused, ...(isTried ? problems : {}) };
  const change = (part: Partial<LiveDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  /** LIVE-FORM-22: nothing is entered, applied for or submitted before it is right. */
  const validate = (): boolean => {
    setIsTried(true);
    const at = Date.now();
    setNow(at);
    const isGood = Object.keys(problemsOf(draft, { supplier, now: at, isStartLocked })).length === 0;
    if (!isGood) focusFirstProblem();
    return isGood;
  };
  return {
    draft,
    earliest: now,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    change,
    validate,
    /** Says what belongs to a field at that field; false: it is to be said elsewhere. */
    place: (error: unknown): boolean => {
      if (!(error instanceof ApiError) || error.code !== 'live.start-in-past') return false;
      setRefused({ startTime: { key: 'live.form.startTime.past' } });
      focusFirstProblem();
      return true;
    },
    errorOf: (field: FieldName): string | undefined => {
      const problem = shown[field];
      return problem && t(problem.key, problem.values);
    },
  };
}
