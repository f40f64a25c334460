import { type Answer, isList } from '@shuyuan/contract/surveys/answers';
import type { Option, Question } from '@shuyuan/contract/surveys/question-kinds';
import type { Context } from '../../../platform/context.ts';
import type { TableCell, TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
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
function readable(question: Question, answer: Answer | undefined): TableCell {
  if (answer === undefined) return null;
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'string') return question.kind === 'single' ? textIn(question.options, answer) : answer;
  if (isList(answer)) return answer.map((id) => ('options' in question ? textIn(question.options, id) : id)).join('; ');
  const [rows, columns] = question.kind === 'matrix' ? [question.rows, question.columns] : [[], []];
  const cells = Object.entries(answer).map(([row, column]) => `${textIn(rows, row)}: ${textIn(columns, column)}`);
  return cells.join('; ');
}

const countRows = (title: string, counts: TallyWithTexts['counts'], nameOf: (key: string) => string): TableRow[] =>
  counts.map(({ key, count }) => [title, nameOf(key), count]);

function tallyRows(question: Question, tally: TallyWithTexts, words: Words): TableRow[] {
  const { title } = question;
  if (tally.isWithheld) return [[title, words.withheld, null]];
  const rows: TableRow[] = [[title, words.answered, tally.answered]];
  if (tally.average !== null) rows.push([title, words.average, { value: tally.average, digits: 2 }]);
  const options = 'options' in question ? question.options : [];
  rows.push(...countRows(title, tally.counts, (key) => textIn(options, key)));
  if (question.kind === 'matrix')
    for (const { rowId, counts } of tally.rows)
      rows.push(
        ...countRows(`${title} / ${textIn(question.rows, rowId)}`, counts, (key) => textIn(question.columns, key)),
      );
  for (const { text } of tally.texts) rows.push([title, text, null]);
  return rows;
}

/** Of an anonymous survey only what is counted, and texts in no order: a line per person would be a portrait. */
function* anonymousRows({ questions }: SurveyRow, results: SurveyResults, words: Words): Generator<TableRow> {
  if (results.isWithheld) yield [results.waitsForEnd ? words.waiting : words.withheld, null, null];
  for (const tally of results.tallies) {
    const question = questions.find(({ id }) => id === tally.questionId);
    if (question) yield* tallyRows(question, tally, words);
  }
}

async function* namedRows({ read }: Context, { questions }: SurveyRow, query: ResultsQuery): AsyncGenerator<TableRow> {
  for await (const { person, organizationName, day, answers } of eachAnswer(read, query)) {
    const said = questions.map((question) => readable(question, answers[question.id]));
    yield [person?.fullName ?? '', organizationName ?? '', day, ...said];
  }
}

async function factsOf(ctx: Context, survey: SurveyRow, query: ResultsQuery): Promise<TableDocument['facts']> {
  const words = exportWords(ctx.language);
  const { organizationId } = query;
  const place = organizationId && (await findOrganization(ctx.read, ctx.actor.tenantId, organizationId));
  const at = new Intl.DateTimeFormat('sv-SE', { timeZone: survey.timeZone, dateStyle: 'short', timeStyle: 'short' });
  return [
    [words.survey, survey.title],
    [words.exportedAt, `${at.format(ctx.now())} (${survey.timeZone})`],
    [words.organization, place ? place.name : words.everybody],
  ];
}

/** The results as a table in the words of the caller, with the filter they were read by. */
async function tableOf(ctx: Context, query: ResultsQuery): Promise<TableDocument> {
  const survey = await openResults(ctx, query);
  const words = exportWords(ctx.language);
  const frame = {
    facts: await factsOf(ctx, survey, query),
    timeZone: survey.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
  if (survey.isAnonymous) {
    const rows = anonymousRows(survey, await collectResults(ctx.read, survey, query), words);
    return { ...frame, headings: [words.question, words.answer, words.count], rows };
  }
  const headings = [words.person, words.organization, words.day, ...survey.questions.map(({ title }) => title)];
  return { ...frame, headings, rows: namedRows(ctx, survey, query) };
}

export const exportSurveyResults = async (ctx: Context, query: ResultsQuery) => writeCsv(await tableOf(ctx, query));
export const exportSurveyWorkbook = async (ctx: Context, query: ResultsQuery) =>
  writeWorkbook(await tableOf(ctx, query));
