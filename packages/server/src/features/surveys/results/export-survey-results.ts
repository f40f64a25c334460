import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import { type Answer, isList } from '@shuyuan/contract/surveys/answers';
import type { Option, Question } from '@shuyuan/contract/surveys/question-kinds';
import type { Context } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import type { SurveyRow } from '../survey.store.ts';
import {
  collectResults,
  eachAnswer,
  openResults,
  type ResultsQuery,
  type SurveyResults,
  type TallyWithTexts,
} from './collect-results.ts';
import { exportWords } from './export-words.ts';

type Words = ReturnType<typeof exportWords>;

const textIn = (options: readonly Option[], id: string): string => options.find((one) => one.id === id)?.text ?? id;

/** An answer in the words of the survey. */
function readable(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return question.kind === 'single' ? textIn(question.options, answer) : answer;
  if (isList(answer)) return answer.map((id) => ('options' in question ? textIn(question.options, id) : id)).join('; ');
  const [rows, columns] = question.kind === 'matrix' ? [question.rows, question.columns] : [[], []];
  const cells = Object.entries(answer).map(([row, column]) => `${textIn(rows, row)}: ${textIn(columns, column)}`);
  return cells.join('; ');
}

const countLines = (title: string, counts: TallyWithTexts['counts'], nameOf: (key: string) => string): string =>
  counts.map(({ key, count }) => tableLine([title, nameOf(key), String(count)])).join('');

function tallyLines(question: Question, tally: TallyWithTexts, words: Words): string {
  const { title } = question;
  if (tally.isWithheld) return tableLine([title, words.withheld, '']);
  const lines = [tableLine([title, words.answered, String(tally.answered)])];
  if (tally.average !== null) lines.push(tableLine([title, words.average, tally.average.toFixed(2)]));
  const options = 'options' in question ? question.options : [];
  lines.push(countLines(title, tally.counts, (key) => textIn(options, key)));
  if (question.kind === 'matrix')
    for (const { rowId, counts } of tally.rows)
      lines.push(
        countLines(`${title} / ${textIn(question.rows, rowId)}`, counts, (key) => textIn(question.columns, key)),
      );
  lines.push(...tally.texts.map(({ text }) => tableLine([title, text, ''])));
  return lines.join('');
}

/** Of an anonymous survey only what is counted, and texts in no order: a line per person would be a portrait. */
function* anonymousLines({ questions }: SurveyRow, results: SurveyResults, words: Words): Generator<string> {
  yield tableLine([words.question, words.answer, words.count]);
  if (results.isWithheld) yield tableLine([words.withheld, '', '']);
  for (const tally of results.tallies) {
    const question = questions.find(({ id }) => id === tally.questionId);
    if (question) yield tallyLines(question, tally, words);
  }
}

async function* namedLines(ctx: Context, { questions }: SurveyRow, query: ResultsQuery): AsyncGenerator<string> {
  const words = exportWords(ctx.language);
  yield tableLine([words.person, words.organization, words.day, ...questions.map(({ title }) => title)]);
  for await (const { person, organizationName, day, answers } of eachAnswer(ctx.read, query)) {
    const said = questions.map((question) => readable(question, answers[question.id]));
    yield tableLine([person?.fullName ?? '', organizationName ?? '', day, ...said]);
  }
}

async function headLines(ctx: Context, survey: SurveyRow, query: ResultsQuery): Promise<string> {
  const words = exportWords(ctx.language);
  const { organizationId } = query;
  const place = organizationId && (await findOrganization(ctx.read, ctx.actor.tenantId, organizationId));
  const at = new Intl.DateTimeFormat('sv-SE', { timeZone: survey.timeZone, dateStyle: 'short', timeStyle: 'short' });
  const lines = [
    [words.survey, survey.title],
    [words.exportedAt, `${at.format(ctx.now())} (${survey.timeZone})`],
    [words.organization, place ? place.name : words.everybody],
  ];
  return byteOrderMark + lines.map((cells) => tableLine(cells)).join('') + tableLine(['']);
}

async function* linesOf(ctx: Context, survey: SurveyRow, query: ResultsQuery): AsyncGenerator<string> {
  yield await headLines(ctx, survey, query);
  if (survey.isAnonymous)
    yield* anonymousLines(survey, await collectResults(ctx.read, survey, query), exportWords(ctx.language));
  else yield* namedLines(ctx, survey, query);
}

/** The results as a table in the words of the caller, with the filter they were read by. */
export async function exportSurveyResults(ctx: Context, query: ResultsQuery): Promise<AsyncIterable<string>> {
  const survey = await openResults(ctx, query);
  return linesOf(ctx, survey, query);
}
