import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/**
 * Makes one row of the changes of each course and subject, and none where they add up to nothing. What is written meanwhile stays
 * for the next time.
 */
export const foldCounts = (tx: Tx) =>
  sql`with changed as (select content_id from learner_count group by content_id having count(*) > 1),
      taken as (delete from learner_count where content_id in (select content_id from changed) returning *)
    insert into learner_count (tenant_id, content_id, learners, finished)
    select tenant_id, content_id, sum(learners), sum(finished) from taken group by tenant_id, content_id
    having sum(learners) <> 0 or sum(finished) <> 0`.execute(tx);
