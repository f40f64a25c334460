import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { BusinessType } from '../kernel/business-types.ts';
import type { RequirementType } from './requirement-types.ts';

/** So many days before an award ends its holder can be told; with the first one chosen the next run opens. */
export const renewalSteps = [90, 60, 30, 7] as const;
export type RenewalStep = (typeof renewalSteps)[number];

const repeatable: ReadonlySet<RequirementType> = new Set([
  BusinessType.course,
  BusinessType.subject,
  BusinessType.exam,
  BusinessType.class,
]);

/**
 * Whether somebody can do it again, of a subject its courses and exams, of a class the next one of its series; what cannot be done
 * again counts for every run.
 */
export const isRepeatable = (type: RequirementType): boolean => repeatable.has(type);

/** Steps as they are stored: each once, the earliest first; none where nothing ends. */
export const renewalDaysOf = (days: readonly RenewalStep[], validMonths: number | null): RenewalStep[] =>
  validMonths === null ? [] : renewalSteps.filter((step) => days.includes(step));

type Ending = { readonly expireTime: number; readonly timeZone: string };

/** D-188: where the day begins that is so many days before the award ends, by the clock of its zone. */
const stepTimeOf = ({ expireTime, timeZone }: Ending, step: RenewalStep): number =>
  instantIn(timeZone, addDays(dayIn(timeZone, expireTime), -step), 0);

type StepQuery = Ending & {
  readonly days: readonly RenewalStep[];
  /** The step that was told last, and when. */
  readonly told: { readonly days: number; readonly time: number } | null;
  readonly now: number;
};

/** The step to tell of now: the nearest to the end that has come, unless it was told, or something was told today. */
export function dueStepOf({ days, told, now, ...ending }: StepQuery): RenewalStep | null {
  const { timeZone } = ending;
  if (told && dayIn(timeZone, told.time) >= dayIn(timeZone, now)) return null;
  const step = renewalSteps.findLast((one) => days.includes(one) && stepTimeOf(ending, one) <= now);
  return step !== undefined && step < (told?.days ?? Infinity) ? step : null;
}
