import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { teachingTexts } from '../report/teaching-texts.ts';
import { type AttendanceQuery, listAttendanceRows } from './attendance-list.store.ts';
import { attendanceTexts } from './attendance-texts.ts';
import { openManagedMeeting } from './attendance.policy.ts';
import type { AttendanceInput } from './list-attendance.ts';

const peopleAtOnce = 500;

const stateName = (language: Language, state: NonNullable<AttendanceQuery['state']>): string =>
  state === 'unknown'
    ? teachingTexts[language]['teaching.attendance.unknown']
    : attendanceTexts[language][`classes.attendance.${state}`];

async function* rowsOf(ctx: Context, query: AttendanceQuery): AsyncGenerator<TableRow> {
  const words = teachingTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listAttendanceRows(ctx.read, query, { page, pageSize: peopleAtOnce });
    for (const { fullName, organizationName, state, way, notedAt, reason } of rows) {
      const noted = way === null ? null : words[`teaching.attendance.way.${way}`];
      yield [fullName, organizationName, stateName(ctx.language, state ?? 'unknown'), notedAt, noted, reason];
    }
    isMore = rows.length === peopleAtOnce;
  }
}

/** The people of a class at one of its meetings, with the filters of the list in the first lines. */
async function tableOf(ctx: Context, { meetingId, search, state }: AttendanceInput): Promise<TableDocument> {
  const words = teachingTexts[ctx.language];
  const { classId, classTitle, title, startsAt } = await openManagedMeeting(ctx, meetingId);
  const facts: [string, string | Date][] = [
    [words['teaching.name'], classTitle],
    [words['teaching.attendance.meeting'], title],
    [words['teaching.report.start'], startsAt],
  ];
  if (search) facts.push([words['teaching.people.search'], search]);
  if (state) facts.push([words['teaching.people.state'], stateName(ctx.language, state)]);
  return {
    facts,
    headings: [
      words['teaching.people.name'],
      words['teaching.people.organization'],
      words['teaching.people.state'],
      words['teaching.attendance.time'],
      words['teaching.attendance.way'],
      words['teaching.reason'],
    ],
    rows: rowsOf(ctx, { classId, meetingId, search, state }),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportAttendance = async (ctx: Context, input: AttendanceInput) => writeCsv(await tableOf(ctx, input));
export const exportAttendanceWorkbook = async (ctx: Context, input: AttendanceInput) =>
  writeWorkbook(await tableOf(ctx, input));
