import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { listPeopleOf, type PeopleQuery } from './follow-up.store.ts';
import { type PackPeopleInput, packPeopleQueryOf } from './list-packs.ts';
import { packTexts } from './pack-texts.ts';

export const exportPack = async (ctx: Context, input: PackPeopleInput) => writeCsv(await tableOf(ctx, input));
export const exportPackWorkbook = async (ctx: Context, input: PackPeopleInput) =>
  writeWorkbook(await tableOf(ctx, input));

const atOnce = 100;

async function* rowsOf(ctx: Context, query: PeopleQuery): AsyncGenerator<TableRow> {
  const words = packTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listPeopleOf(ctx.read, query, { page, pageSize: atOnce });
    for (const { fullName, organizationName, standing, finishedCount, askedCount, readAt, remindedAt } of rows)
      yield [
        fullName,
        organizationName,
        words[`packs.standing.${standing}`],
        finishedCount,
        askedCount,
        readAt,
        remindedAt,
      ];
    isMore = rows.length === atOnce;
  }
}

async function tableOf(ctx: Context, input: PackPeopleInput): Promise<TableDocument> {
  const { pack, query } = await packPeopleQueryOf(ctx, input);
  const words = packTexts[ctx.language];
  const facts: [string, string | Date][] = [
    [words['packs.name'], pack.title],
    // The last moment of the day it is due: the first of the next would name another day.
    [words['packs.due'], new Date(pack.dueAt.getTime() - 1)],
    [words['packs.asOf'], query.asOf],
  ];
  if (query.search) facts.push([words['packs.find'], query.search]);
  if (query.standing) facts.push([words['packs.standing'], words[`packs.standing.${query.standing}`]]);
  return {
    facts,
    headings: [
      words['packs.person'],
      words['packs.unit'],
      words['packs.standing'],
      words['packs.finished'],
      words['packs.asked'],
      words['packs.read'],
      words['packs.reminded'],
    ],
    rows: rowsOf(ctx, query),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}
