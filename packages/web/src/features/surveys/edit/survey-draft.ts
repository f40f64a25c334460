import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { questionProblems } from '@shuyuan/contract/surveys/question-kinds';
import type { createSurvey, readSurveyForm } from '@shuyuan/contract/surveys/survey-form.wire';
import { type PublishProblem, publishProblem, remindDays } from '@shuyuan/contract/surveys/survey-states';
import { zoneHere } from '../../../lib/zone-name.ts';

type Input = InputOf<typeof createSurvey>;

/** The form as it stands on the screen. */
export type SurveyDraft = Pick<
  Input,
  'kind' | 'title' | 'introduction' | 'isAnonymous' | 'questions' | 'opensAt' | 'closesAt'
> &
  Pick<SurveyForm, 'organizations' | 'people'> & { readonly remindDaysBefore: string };

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
});

export const draftOf = ({ remindDaysBefore, ...form }: SurveyForm): SurveyDraft => ({
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
});

/** The times are those of the machine the form is filled in on, and so is the zone they are shown by. */
export const inputOf = ({ organizations, people, remindDaysBefore, ...draft }: SurveyDraft): Input => ({
  ...draft,
  audience: { organizationIds: organizations.map(({ id }) => id), memberIds: people.map(({ id }) => id) },
  remindDaysBefore: remindDaysBefore === '' ? null : Number(remindDaysBefore),
  timeZone: zoneHere(),
});

function isRemindable(days: string): boolean {
  const count = Number(days);
  return days === '' || (Number.isInteger(count) && count >= remindDays.min && count <= remindDays.max);
}

/** The fields that cannot be saved so. */
export const problemsOf = ({ title, questions, remindDaysBefore }: SurveyDraft) => ({
  title: title.trim() === '',
  questions: questionProblems(questions).size > 0,
  remindDaysBefore: !isRemindable(remindDaysBefore),
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
