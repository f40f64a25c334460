import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/activity';
import { texts as cn } from '@shuyuan/i18n/packs/cn/activity';
import { texts as en } from '@shuyuan/i18n/packs/en/activity';
import { texts as es } from '@shuyuan/i18n/packs/es/activity';
import { texts as fr } from '@shuyuan/i18n/packs/fr/activity';
import { texts as ru } from '@shuyuan/i18n/packs/ru/activity';
import type { Context } from '../../../platform/context.ts';
import { openManaged } from '../live.policy.ts';
import { type Attendee, listAttendees } from './report.store.ts';

const packs: Record<Language, Record<Word, string>> = { cn, en, fr, ru, es, ar };
const columns = ['name', 'organization', 'enter', 'leave', 'minutes', 'messages', 'questions'] as const;
type Word = `live.report.column.${(typeof columns)[number]}` | 'live.report.guest';

const peopleAtOnce = 1_000;

const timeIn = (timeZone: string): ((at: Date) => string) => {
  // The Swedish way of writing a time is the one every spreadsheet reads as a time.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => format.format(at);
};

async function* linesOf(ctx: Context, liveId: string): AsyncGenerator<string> {
  const words = packs[ctx.language];
  const time = timeIn(ctx.external.timeZone);
  const cellsOf = (one: Attendee): string[] => [
    one.name,
    one.isGuest ? words['live.report.guest'] : (one.organizationName ?? ''),
    time(one.enteredAt),
    time(one.leftAt),
    (one.seconds / 60).toFixed(1),
    String(one.messages),
    String(one.questions),
  ];
  yield byteOrderMark + tableLine(columns.map((column) => words[`live.report.column.${column}`]));
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { items } = await listAttendees(ctx.read, { liveId, paging: { page, pageSize: peopleAtOnce } });
    yield items.map((one) => tableLine(cellsOf(one))).join('');
    isMore = items.length === peopleAtOnce;
  }
}

/** Who came, as a table in the words of the caller. */
export async function exportAttendees(ctx: Context, { id }: { id: string }): Promise<AsyncIterable<string>> {
  await openManaged(ctx, id);
  return linesOf(ctx, id);
}
