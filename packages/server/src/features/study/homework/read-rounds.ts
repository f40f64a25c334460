import { homeworkLimits } from '@shuyuan/contract/study/homework/homework-states';
import type { Context } from '../../../platform/context.ts';
import { listEntries } from './homework-entry.store.ts';
import { type HomeworkRow, listFiles } from './homework.store.ts';

type Reader = 'author' | 'marker';

/**
 * The work as it was handed in last, and the rounds before. The mark of the last round is shown beside the work; its text is shown in the place of
 * the work to whoever marks, and among the rounds to its author, who may be writing the next one.
 */
export async function readRounds(ctx: Context, work: HomeworkRow, reader: Reader) {
  const entries = await listEntries(ctx.read, work.id, homeworkLimits.entries);
  const last = entries.find(({ state }) => state === 'submitted');
  const mark = entries[0] !== last && work.state !== 'submitted' ? entries[0] : undefined;
  const isWritingOn = reader === 'author' && work.state === 'returned';
  const earlier = entries.filter((entry) => entry !== mark && (isWritingOn || entry !== last));
  const fileIds = [...new Set(entries.flatMap((entry) => entry.fileIds))];
  const files = fileIds.length === 0 ? [] : await listFiles(ctx.read, { ...work, fileIds });
  const filesOf = (ids: readonly string[]) => files.filter(({ id }) => ids.includes(id));
  return {
    last: last && { text: last.text, files: filesOf(last.fileIds) },
    rounds: earlier.map(({ at, fileIds: own, ...entry }) => ({ ...entry, time: at.getTime(), files: filesOf(own) })),
  };
}
