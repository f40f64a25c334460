import type { Paging } from '@shuyuan/contract/kernel/paging';
import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import type { Context } from '../../../platform/context.ts';
import { findCourse } from '../courses/course.store.ts';
import { countNotes, listNotes as listRows, type NoteRow } from './note.store.ts';

type NotesQuery = Paging & { readonly courseId: string; readonly search?: string | undefined };

/** Minutes of an open course are no point one could go to. */
const unitOf = ({ sectionType }: NoteRow) => {
  const unit = sectionType === null ? 'whole' : sectionKindOf(sectionType).unit;
  return unit === 'minute' ? 'whole' : unit;
};

const toNoteOut = (row: NoteRow) => ({
  id: row.id,
  sectionKey: row.sectionKey,
  sectionTitle: row.sectionTitle ?? '',
  unit: unitOf(row),
  point: row.point,
  text: row.text,
  updateTime: row.updatedAt.getTime(),
});

/** The caller's own; also of a course that was withdrawn since, for the words are theirs. */
export async function listNotes(ctx: Context, { courseId, search, ...paging }: NotesQuery) {
  const query = { courseId, search, memberId: ctx.actor.id };
  const rows = await listRows(ctx.read, query, paging);
  return { items: rows.map(toNoteOut), recordCount: await countNotes(ctx.read, query) };
}

const notesAtOnce = 500;
const pad = (part: number): string => String(part).padStart(2, '0');
const clock = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');

const pointOf = (row: NoteRow): string => {
  const unit = unitOf(row);
  if (unit === 'whole') return '-';
  return unit === 'second' ? `- ${clock(row.point)}` : `- p. ${row.point}`;
};

async function* linesOf(ctx: Context, courseId: string, title: string): AsyncGenerator<string> {
  yield `# ${title}\n`;
  let section = '';
  for (let page = 1, isMore = true; isMore; page += 1) {
    const query = { courseId, memberId: ctx.actor.id };
    const rows = await listRows(ctx.read, query, { page, pageSize: notesAtOnce });
    for (const row of rows) {
      if (row.sectionKey !== section) yield `\n## ${row.sectionTitle ?? ''}\n\n`;
      section = row.sectionKey;
      yield `${pointOf(row)} ${row.text.replaceAll('\n', '\n  ')}\n`;
    }
    isMore = rows.length === notesAtOnce;
  }
}

/** The same as a text with headings, to be kept elsewhere. */
export async function exportNotes(ctx: Context, { courseId }: { courseId: string }): Promise<AsyncIterable<string>> {
  const course = await findCourse(ctx.read, ctx.actor.tenantId, courseId);
  const isKnown = course !== undefined && (await countNotes(ctx.read, { courseId, memberId: ctx.actor.id })) > 0;
  return linesOf(ctx, courseId, isKnown ? course.title : '');
}
