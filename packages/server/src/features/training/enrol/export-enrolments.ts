import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { openManagedClass } from '../class.policy.ts';
import { teachingTexts } from '../report/teaching-texts.ts';
import { type EnrolmentQuery, listEnrolmentRows } from './enrolment-list.store.ts';
import type { PeopleInput } from './list-enrolments.ts';

const columns = ['name', 'organization', 'state', 'queue', 'applied'] as const;
const peopleAtOnce = 500;

async function* rowsOf(ctx: Context, query: EnrolmentQuery): AsyncGenerator<TableRow> {
  const words = teachingTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listEnrolmentRows(ctx.read, query, { page, pageSize: peopleAtOnce });
    for (const { fullName, organizationName, state, waitingPosition, appliedAt, reason } of rows) {
      const position = waitingPosition === null ? null : Number(waitingPosition);
      yield [fullName, organizationName, words[`teaching.people.state.${state}`], position, appliedAt, reason];
    }
    isMore = rows.length === peopleAtOnce;
  }
}

/** The people of a class, with the filters of the list in the first lines. */
async function tableOf(ctx: Context, { id, search, state }: PeopleInput): Promise<TableDocument> {
  const words = teachingTexts[ctx.language];
  const { title } = await openManagedClass(ctx, id);
  const facts: [string, string | Date][] = [[words['teaching.name'], title]];
  if (search) facts.push([words['teaching.people.search'], search]);
  if (state) facts.push([words['teaching.people.state'], words[`teaching.people.state.${state}`]]);
  return {
    facts,
    headings: [...columns.map((column) => words[`teaching.people.${column}`]), words['teaching.reason']],
    rows: rowsOf(ctx, { classId: id, search, state }),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportEnrolments = async (ctx: Context, input: PeopleInput) => writeCsv(await tableOf(ctx, input));
export const exportEnrolmentsWorkbook = async (ctx: Context, input: PeopleInput) =>
  writeWorkbook(await tableOf(ctx, input));
