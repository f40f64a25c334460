import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { openManagedCertificate } from '../certificate.policy.ts';
import { type HoldersQuery, listHolders } from '../records/award.store.ts';
import { awardTimesView } from '../records/award-times-view.ts';
import { holderTexts } from './holder-texts.ts';
import type { HoldersInput } from './list-certificate-holders.ts';

const peopleAtOnce = 500;

async function* rowsOf(ctx: Context, query: HoldersQuery): AsyncGenerator<TableRow> {
  const words = holderTexts(ctx.language);
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listHolders(ctx.read, query, { page, pageSize: peopleAtOnce });
    for (const row of rows) {
      const { state, expireTime } = awardTimesView(row, query.asOf.getTime());
      // It ends where the next day begins, by the clock of its own zone.
      const until = expireTime === null ? words.noExpiry : dayIn(row.timeZone, expireTime - 1);
      yield [row.holderName, row.number, row.issuedAt, until, words.states[state], row.revokeReason, row.replacedBy];
    }
    isMore = rows.length === peopleAtOnce;
  }
}

/** The people it was issued to, with the filters of the list in the first lines. */
async function tableOf(ctx: Context, { id, search, state }: HoldersInput): Promise<TableDocument> {
  const words = holderTexts(ctx.language);
  const { title } = await openManagedCertificate(ctx, id);
  const query = { certificateId: id, search, state, asOf: new Date(ctx.now()) };
  const facts: [string, string | Date][] = [
    [words.certificate, title],
    [words.asOf, query.asOf],
  ];
  if (search) facts.push([words.search, search]);
  if (state) facts.push([words.state, words.states[state]]);
  const { timeZone } = ctx.external;
  return { facts, headings: words.headings, rows: rowsOf(ctx, query), timeZone, isRightToLeft: ctx.language === 'ar' };
}

export const exportCertificateHolders = async (ctx: Context, input: HoldersInput) =>
  writeCsv(await tableOf(ctx, input));
export const exportCertificateHoldersWorkbook = async (ctx: Context, input: HoldersInput) =>
  writeWorkbook(await tableOf(ctx, input));
