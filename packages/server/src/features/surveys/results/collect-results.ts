import { demand } from '@shuyuan/contract/kernel/app-error';
import { leastAnonymousAnswers } from '@shuyuan/contract/surveys/survey-states';
import { type QuestionTally, tallyOf } from '@shuyuan/contract/surveys/question-tally';
import type { Context, Reads } from '../../../platform/context.ts';
import { openManagedSurvey } from '../survey.policy.ts';
import type { SurveyRow } from '../survey.store.ts';
import { type AnswerRow, countAnswers, isInLearning, listAnswers } from './results.store.ts';

const answersAtOnce = 1_000;

type ResultsQuery = { readonly id: string; readonly organizationId?: string | undefined };
type WrittenAnswer = { readonly text: string; readonly person: AnswerRow['person'] };
type TallyWithTexts = QuestionTally & { readonly texts: WrittenAnswer[] };

/** A survey that was opened, for those who may read its results, by a filter it allows. */
async function openResults(ctx: Context, { id, organizationId }: ResultsQuery): Promise<SurveyRow> {
  const survey = await openManagedSurvey(ctx, id);
  demand(survey.state === 'open' || survey.state === 'closed', 'request.not-found');
  // A filter would cut the five down to one.
  demand(organizationId === undefined || !survey.isAnonymous, 'survey.anonymous');
  return survey;
}

/** All answers, a thousand at a time. */
async function* eachAnswer(read: Reads, { id, organizationId }: ResultsQuery): AsyncGenerator<AnswerRow> {
  for (let afterId: string | undefined; ;) {
    const rows = await listAnswers(read, { surveyId: id, organizationId, afterId, limit: answersAtOnce });
    yield* rows;
    afterId = rows.at(-1)?.id;
    if (rows.length < answersAtOnce) return;
  }
}

/** Drawn anew for every question: the first texts of two questions are not of one person. */
function shuffle<T>(items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    // Both are within the list.
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

type SurveyResults = {
  readonly answerCount: number;
  readonly isWithheld: boolean;
  readonly waitsForEnd: boolean;
  readonly tallies: readonly TallyWithTexts[];
};

/** Courses, subjects and paths show at once who has just taken part: beside results that grow, that would name the answer. */
const isWaitingForEnd = async (read: Reads, { id, isAnonymous, state }: SurveyRow): Promise<boolean> =>
  isAnonymous && state !== 'closed' && (await isInLearning(read, id));

export async function collectResults(read: Reads, survey: SurveyRow, query: ResultsQuery): Promise<SurveyResults> {
  const { questions, isAnonymous } = survey;
  const total = await countAnswers(read, survey.id);
  const waitsForEnd = await isWaitingForEnd(read, survey);
  const isWithheld = waitsForEnd || (isAnonymous && total < leastAnonymousAnswers);
  if (isWithheld) return { answerCount: total, isWithheld, waitsForEnd, tallies: [] };
  const tally = tallyOf(questions);
  const written = new Map<string, WrittenAnswer[]>();
  const free = questions.filter(({ kind }) => kind === 'shortText' || kind === 'longText' || kind === 'date');
  let answerCount = 0;
  for await (const { answers, person } of eachAnswer(read, query)) {
    answerCount += 1;
    tally.add(answers);
    for (const { id } of free) {
      const text = answers[id];
      if (typeof text === 'string') written.set(id, [...(written.get(id) ?? []), { text, person }]);
    }
  }
  const tallies = tally.results(isAnonymous).map((one): TallyWithTexts => {
    const texts = one.isWithheld ? [] : (written.get(one.questionId) ?? []);
    return { ...one, texts: shuffle(texts) };
  });
  return { answerCount, isWithheld, waitsForEnd, tallies };
}

export { eachAnswer, openResults };
export type { ResultsQuery, SurveyResults, TallyWithTexts };
