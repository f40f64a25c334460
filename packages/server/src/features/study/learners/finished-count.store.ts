import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

type Turn = { readonly minute: number; readonly runsAtOnce: number; readonly asOf: Date };

/** Those whose turn it is in this minute: with more runs than are asked at once every run has one of several minutes. */
const isTurn = ({ minute, runsAtOnce }: Turn, total: ReturnType<typeof sql>) =>
  sql`mod(abs(hashtext(run.id)::bigint), greatest(1, ceil(${total} / ${runsAtOnce}::numeric))::bigint)
    = mod(${minute}::bigint, greatest(1, ceil(${total} / ${runsAtOnce}::numeric))::bigint)`;

/** A run somebody is changing in this moment is left to its next turn. */
export const countFinishedSubjects = (tx: Tx, turn: Turn) =>
  sql`with total as materialized (select count(*) as runs from subject_run),
      due as materialized (
        select run.* from subject_run run, total where ${isTurn(turn, sql`total.runs`)} order by run.id
        for no key update of run skip locked),
      changed as (
        select due.id, progress.status = 2 as is_finished
        from due cross join lateral subject_progress(due.version_id, due.member_id, due.id, ${turn.asOf}) progress
        where (progress.status = 2) <> due.is_finished)
    update subject_run run set is_finished = changed.is_finished from changed where run.id = changed.id`.execute(tx);

/** A path that is handed in or agreed to stays finished. */
export const countFinishedPaths = (tx: Tx, turn: Turn) =>
  sql`with total as materialized (select count(*) as runs from position_run where closed_at is null),
      due as materialized (
        select run.* from position_run run, total where run.closed_at is null and ${isTurn(turn, sql`total.runs`)}
        order by run.id for no key update of run skip locked),
      changed as (
        select due.id, own.is_finished
        from due cross join lateral position_progress(due.id, ${turn.asOf}) progress
          cross join lateral (select due.audit_state in ('waiting', 'agreed') or progress.percentage = 100 as is_finished) own
        where own.is_finished <> due.is_finished)
    update position_run run set is_finished = changed.is_finished from changed where run.id = changed.id`.execute(tx);
