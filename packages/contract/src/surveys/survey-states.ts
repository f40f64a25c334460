import { lifeCycle } from '../kernel/transitions.ts';
import { ResearchStatus } from '../study/research-status.ts';

/** A draft is its author's; a scheduled one waits for its hour and can be taken back; an open one is asked. */
export const surveyStates = ['draft', 'scheduled', 'open', 'closed'] as const;
export type SurveyState = (typeof surveyStates)[number];

/**
 * The questions, the audience and the anonymity are settled when a survey leaves `draft`: whoever answers an anonymous
 * one knows that it stays so.
 */
export const surveyLife = lifeCycle<SurveyState>()({
  save: { from: ['draft'], to: 'draft' },
  remove: { from: ['draft'], to: 'draft' },
  schedule: { from: ['draft'], to: 'scheduled' },
  withdraw: { from: ['scheduled'], to: 'draft' },
  open: { from: ['draft', 'scheduled'], to: 'open' },
  submit: { from: ['open'], to: 'open' },
  remind: { from: ['open'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
});
export type SurveyAction = keyof typeof surveyLife.table;

/** ENUM-04: the number the wire gives each state. */
export const researchStatusOf: Readonly<Record<SurveyState, ResearchStatus>> = {
  draft: ResearchStatus.notBegun,
  scheduled: ResearchStatus.notBegun,
  open: ResearchStatus.open,
  closed: ResearchStatus.closed,
};

/** Fewer answers than these are not shown of an anonymous survey: with four, three colleagues know the fourth. */
export const leastAnonymousAnswers = 5;

export const remindDays = { min: 1, max: 30 } as const;

type Period = { readonly opensAt: number | null; readonly closesAt: number | null };
export type PublishProblem = 'no-questions' | 'no-audience' | 'closes-in-past' | 'closes-before-opening';

/** The first thing a draft lacks to be asked. */
export function publishProblem(
  survey: Period & { readonly questionCount: number; readonly audienceCount: number },
  now: number,
): PublishProblem | null {
  if (survey.questionCount === 0) return 'no-questions';
  if (survey.audienceCount === 0) return 'no-audience';
  if (survey.closesAt === null) return null;
  if (survey.closesAt <= now) return 'closes-in-past';
  return survey.opensAt !== null && survey.closesAt <= survey.opensAt ? 'closes-before-opening' : null;
}

/** Whether answers are still taken: the hour decides, also before the clock's job has closed it. */
export const isTakingAnswers = (
  { state, closesAt }: { readonly state: SurveyState; readonly closesAt: number | null },
  now: number,
): boolean => surveyLife.can('submit', state) && (closesAt === null || now < closesAt);
