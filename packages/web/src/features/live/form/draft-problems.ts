import { textLength } from '@shuyuan/contract/kernel/text-length';
import { canStartAt, fieldsOf, isShortNumber, isWithin, liveLimits } from '@shuyuan/contract/live/live-form';
import { priceProblem } from '@shuyuan/contract/pricing/prices';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { TextKey, TextValues } from '../../../lib/texts.ts';
import type { LiveDraft, Passcode } from './live-draft.ts';

export type FieldName = keyof LiveDraft;
export type Problem = { readonly key: TextKey<'activity'>; readonly values?: TextValues };
export type Problems = Partial<Record<FieldName, Problem>>;

type Rules = {
  readonly supplier: LiveSupplier;
  readonly now: number;
  /** A time that cannot be changed any more cannot be wrong either. */
  readonly isStartLocked: boolean;
};

const within = (text: string, max: number): Problem | null =>
  isWithin(text, max) ? null : { key: 'live.form.tooLong', values: { max } };

const digits = (text: string): Problem | null =>
  isShortNumber(text) ? null : { key: 'live.form.digits', values: { max: liveLimits.numberMax } };

function passcodeProblem({ isOn, text, isSet }: Passcode): Problem | null {
  if (!isOn || (isSet && text === '')) return null;
  const { passcodeMin: min, passcodeMax: max } = liveLimits;
  const isGood = /^[A-Za-z0-9]+$/.test(text) && text.length >= min && text.length <= max;
  return isGood ? null : { key: 'live.form.passcode.wrong', values: { min, max } };
}

/** LIVE-FORM-09 */
function startProblem(startTime: number | null, { now, isStartLocked }: Rules): Problem | null {
  if (startTime === null) return { key: 'live.form.startTime.required' };
  return !canStartAt(startTime, now) && !isStartLocked ? { key: 'live.form.startTime.past' } : null;
}

/** LIVE-FORM-07…17, LIVE-FORM-22: what stands in the way of posting, by field and in the order of the form. */
export function problemsOf(draft: LiveDraft, rules: Rules): Problems {
  const has = fieldsOf({ supplier: rules.supplier, liveType: draft.liveType });
  const found: Record<FieldName, Problem | null> = {
    liveType: null,
    subject:
      textLength(draft.subject.trim()) === 0
        ? { key: 'live.form.subject.required' }
        : within(draft.subject, liveLimits.subjectMax),
    startTime: has.startTime ? startProblem(draft.startTime, rules) : null,
    liveMode: has.liveMode && draft.liveMode === null ? { key: 'live.form.choose' } : null,
    executionMode: has.executionMode && draft.executionMode === null ? { key: 'live.form.choose' } : null,
    shareScope: draft.shareScope === null ? { key: 'live.form.choose' } : null,
    estimateDuration: digits(draft.estimateDuration),
    planNumber: digits(draft.planNumber),
    desc: within(draft.desc, liveLimits.descMax),
    lecturerDesc: within(draft.lecturerDesc, liveLimits.lecturerDescMax),
    passcode: passcodeProblem(draft.passcode),
    room: null,
    // Its own form says what is wrong with it.
    price: priceProblem(draft.price) === null ? null : { key: 'live.form.choose' },
    cover: null,
    lecturer: null,
    assistants: null,
    invited: null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
