import { sql } from 'kysely';
import type { FinishedQuery, FinishedRow, Recommendable } from '../../recommend/index.ts';
import type { SearchReader } from '../../search/index.ts';
import type { Reads } from '../../../platform/db.ts';
import { searchableSubjects } from '../learn/searchable-subjects.store.ts';

const stateFor = ({ memberId, at }: Pick<SearchReader, 'memberId' | 'at'>, id: ReturnType<typeof sql.ref>) =>
  sql`subject_state(${id}, ${memberId}, '{}', ${at}::timestamptz, ${at}::timestamptz)`;

async function listFinished(read: Reads, { memberId, ids, at }: FinishedQuery): Promise<FinishedRow[]> {
  const rows = await read
    .selectFrom('subjectRun as run')
    .innerJoinLateral(
      sql<{
        status: number;
        finishedAt: Date | null;
      }>`${stateFor({ memberId, at }, sql.ref('run.subject_id'))}`.as<'state'>(sql`state`),
      (join) => join.onTrue(),
    )
    .select(['run.subjectId as id', 'state.finishedAt'])
    .where('run.memberId', '=', memberId)
    .where('run.subjectId', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('state.status', '=', 2)
    .execute();
  return rows.flatMap(({ id, finishedAt }) => (finishedAt ? [{ kind: 'subject' as const, id, finishedAt }] : []));
}

const isBegun = ({ memberId }: SearchReader) => sql<boolean>`exists (
  select from subject_run run where run.subject_id = document.source_id and run.member_id = ${memberId})`;

/** Asked only of those that were begun. */
const isFinished = (reader: SearchReader) => sql<boolean>`(${isBegun(reader)} and exists (
  select from ${stateFor(reader, sql.ref('document.source_id'))} state where state.status = 2))`;

export const recommendableSubjects: Recommendable = {
  searchable: searchableSubjects,
  kinds: ['subject'],
  isClosed: isFinished,
  isBegun,
  listFinished,
};
