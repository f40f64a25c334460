import { type Amount, amount, amountToWire, formatAmount, parseAmount } from '@shuyuan/contract/kernel/amount';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { questionProblems, surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import type { createSurvey, readSurveyForm } from '@shuyuan/contract/surveys/survey-form.wire';
import { type PublishProblem, publishProblem, remindDays } from '@shuyuan/contract/surveys/survey-states';
import { zoneHere } from '../../../lib/zone-name.ts';

type Input = InputOf<typeof createSurvey>;

/** The form as it stands on the screen. */
export type SurveyDraft = Pick<
  Input,
  'kind' | 'title' | 'introduction' | 'isAnonymous' | 'questions' | 'opensAt' | 'closesAt'
> &
  Pick<SurveyForm, 'organizations' | 'people'> & { readonly remindDaysBefore: string; readonly reward: string };

/** A draft as it is stored. */
export type SurveyForm = OutputOf<typeof readSurveyForm>;

export const freshDraft = (questions: SurveyDraft['questions'], title: string): SurveyDraft => ({
  kind: ContentType.survey,
  title,
  introduction: '',
  isAnonymous: true,
  questions,
  organizations: [],
  people: [],
  opensAt: null,
  closesAt: null,
  remindDaysBefore: '',
  reward: '',
});

export const draftOf = ({ remindDaysBefore, reward, ...form }: SurveyForm): SurveyDraft => ({
  kind: form.kind,
  title: form.title,
  introduction: form.introduction,
  isAnonymous: form.isAnonymous,
  questions: form.questions,
  organizations: form.organizations,
  people: form.people,
  opensAt: form.opensAt,
  closesAt: form.closesAt,
  remindDaysBefore: remindDaysBefore === null ? '' : String(remindDaysBefore),
  reward: Number(reward) === 0 ? '' : formatAmount(reward),
});

/** The times are those of the machine the form is filled in on, and so is the zone they are shown by. */
export const inputOf = ({ organizations, people, remindDaysBefore, reward, ...draft }: SurveyDraft): Input => ({
  ...draft,
  audience: { organizationIds: organizations.map(({ id }) => id), memberIds: people.map(({ id }) => id) },
  remindDaysBefore: remindDaysBefore === '' ? null : Number(remindDaysBefore),
  reward: amountToWire(rewardOf(reward) ?? amount(0n)),
  timeZone: zoneHere(),
});

/** Coins for an answer; null where it is no amount, or more than a survey may promise. */
function rewardOf(text: string): Amount | null {
  const value = text.trim() === '' ? amount(0n) : parseAmount(text.trim());
  return value !== null && value <= BigInt(surveyLimits.rewardHundredths) ? value : null;
}

function isRemindable(days: string): boolean {
  const count = Number(days);
  return days === '' || (Number.isInteger(count) && count >= remindDays.min && count <= remindDays.max);
}

/** The fields that cannot be saved so. */
export const problemsOf = ({ title, questions, remindDaysBefore, reward }: SurveyDraft) => ({
  title: title.trim() === '',
  questions: questionProblems(questions).size > 0,
  remindDaysBefore: !isRemindable(remindDaysBefore),
  reward: rewardOf(reward) === null,
});

/** The first thing a draft lacks to be asked. */
export const publishProblemOf = (draft: SurveyDraft, now: number): PublishProblem | null =>
  publishProblem(
    {
      ...draft,
      questionCount: draft.questions.length,
      audienceCount: draft.organizations.length + draft.people.length,
    },
    now,
  );
