import type { HomeworkEntryState } from '@shuyuan/contract/study/homework/homework-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type EntryRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly homeworkId: string;
  readonly state: HomeworkEntryState;
  readonly at: Date;
  readonly text?: string;
  readonly fileIds?: string[];
  readonly comment?: string;
  readonly score?: number | null;
  readonly markedBy?: string;
};

/** A handing in or a mark, which stays as it is. */
export async function insertEntry(tx: Tx, row: EntryRow): Promise<void> {
  await tx.insertInto('homeworkEntry').values(row).execute();
}

/** The newest first. */
export const listEntries = (read: Reads, homeworkId: string, count: number) =>
  read
    .selectFrom('homeworkEntry')
    .select(['id', 'state', 'at', 'text', 'fileIds', 'comment', 'score'])
    .where('homeworkId', '=', homeworkId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** The files of every round that was marked: they are evidence of what the mark was given for. */
export async function listMarkedFiles(read: Reads, homeworkId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('homeworkEntry as entry')
    .select(sql<string>`distinct unnest(entry.file_ids)`.as('fileId'))
    .where('entry.homeworkId', '=', homeworkId)
    .where(
      sql<boolean>`exists (select from homework_entry mark
        where mark.homework_id = entry.homework_id and mark.state <> 'submitted' and mark.at >= entry.at)`,
    )
    .execute();
  return rows.map(({ fileId }) => fileId);
}
