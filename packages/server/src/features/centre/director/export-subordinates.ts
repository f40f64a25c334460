import { dueProgresses } from '@shuyuan/contract/centre/director/people-filters';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { directorTexts } from './director-texts.ts';
import { minutesOf } from '../weeks/read-weeks.ts';
import { type PeopleInput, peopleQueryOf } from './list-people.ts';
import { openUnit } from './find-own-scope.ts';
import { listPeople, type PeopleQuery } from './people.store.ts';

export const exportSubordinates = async (ctx: Context, input: PeopleInput) => writeCsv(await tableOf(ctx, input));
export const exportSubordinatesWorkbook = async (ctx: Context, input: PeopleInput) =>
  writeWorkbook(await tableOf(ctx, input));

const atOnce = 200;

async function* rowsOf(ctx: Context, query: PeopleQuery): AsyncGenerator<TableRow> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listPeople(ctx.read, query, { page, pageSize: atOnce });
    for (const { fullName, organizationName, counts, recentSeconds, seenAt } of rows)
      yield [
        fullName,
        organizationName,
        ...dueProgresses.map((progress) => counts[progress]),
        minutesOf(recentSeconds),
        seenAt ?? '',
      ];
    isMore = rows.length === atOnce;
  }
}

async function tableOf(ctx: Context, input: PeopleInput): Promise<TableDocument> {
  const query = await peopleQueryOf(ctx, input);
  const words = directorTexts[ctx.language];
  const { organizationId, search, filter } = input;
  const facts: [string, string | Date][] = [[words['director.asOf'], query.asOf]];
  if (organizationId !== undefined) facts.push([words['director.unit'], (await openUnit(ctx, organizationId)).name]);
  if (search) facts.push([words['director.find'], search]);
  if (filter !== 'all') facts.push([words['director.filter'], words[`director.filter.${filter}`]]);
  return {
    facts,
    headings: [
      words['director.person'],
      words['director.unit'],
      ...dueProgresses.map((progress) => words[`director.progress.${progress}`]),
      words['director.recentMinutes'],
      words['director.seen'],
    ],
    rows: rowsOf(ctx, query),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}
