import type { AssignmentContentType } from '@shuyuan/contract/assignments/assignment-content-types';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type OwnItemRow = {
  readonly businessType: AssignmentContentType;
  readonly id: string;
  readonly title: string;
  readonly dueAt: Date;
  readonly openedAt: Date;
};

type OwnQuery = { readonly memberId: string; readonly asOf: Date };

/**
 * Everything left to do of somebody's open duties, each content once and by the last moment of its first deadline (`lastMinuteOf`); of a class the next one of its series, and it or a live by its
 * start, as everywhere among tasks.
 */
export const listOwnItems = (read: Reads, { memberId, asOf }: OwnQuery, limit: number): Promise<OwnItemRow[]> =>
  read
    .selectFrom(
      sql<OwnItemRow>`(select item.business_type, coalesce(class.id, item.business_id) as id, min(item.title) as title,
          min(coalesce(class.starts_at, live.start_time, duty.due_at - interval '1 millisecond')) as due_at, min(duty.opened_at) as opened_at
        from assignment_duty duty
          cross join lateral assignment_items(duty.rule_id, duty.member_id, duty.counts_since, ${asOf}) item
          left join training_class class on item.business_type = 6
            and class.id = next_class_of_series(item.business_id, duty.member_id, ${asOf})
          left join live on item.business_type = 15 and live.id = item.business_id
        where duty.member_id = ${memberId} and duty.state = 'open' and item.is_asked and item.finished_at is null
        group by item.business_type, coalesce(class.id, item.business_id))`.as<'item'>(sql`item`),
    )
    .select(['item.businessType', 'item.id', 'item.title', 'item.dueAt', 'item.openedAt'])
    .orderBy('item.dueAt')
    .orderBy('item.id')
    .limit(limit)
    .execute();
