import type { AssignmentContentType } from '@shuyuan/contract/assignments/assignment-content-types';
import type { DutyProgress } from '@shuyuan/contract/assignments/duty-progresses';
import type { OwnDutyView } from '@shuyuan/contract/assignments/own-duty-views';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type OwnQuery = { readonly memberId: string; readonly view: OwnDutyView; readonly asOf: Date };

const own = (read: Reads, { memberId, view }: OwnQuery) =>
  read
    .selectFrom('assignmentDuty as duty')
    .where('duty.memberId', '=', memberId)
    .where('duty.state', view === 'open' ? 'in' : 'not in', ['open', 'paused']);

/** Open ones by the day they are due, those that are over the last first. */
export async function listOwn(read: Reads, query: OwnQuery, paging: Paging) {
  const rows = await own(read, query)
    .innerJoin('assignmentRule as rule', 'rule.id', 'duty.ruleId')
    .select(['duty.id', 'rule.title', 'rule.introduction', 'duty.dueAt', 'duty.lateAt', 'duty.finishedAt'])
    .select(
      // As `duties_as_of` says it.
      sql<DutyProgress>`case when duty.state <> 'open' then duty.state when duty.late_at <= ${query.asOf} then 'overdue'
        else 'due' end`.as('progress'),
    )
    .$if(query.view === 'open', (found) => found.orderBy('duty.dueAt'))
    .$if(query.view === 'over', (found) => found.orderBy('duty.changedAt', 'desc'))
    .orderBy('duty.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await own(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export type DutyItemRow = {
  readonly dutyId: string;
  readonly businessType: AssignmentContentType;
  readonly businessId: string;
  readonly title: string;
  readonly isAsked: boolean;
  readonly finishedAt: Date | null;
  /** The class of the series that comes next for them. */
  readonly nextClassId: string | null;
  readonly nextClassAt: Date | null;
};

/** The contents some duties ask for, in the order it is meant to be done. */
export function listDutyItems(read: Reads, dutyIds: readonly string[], asOf: Date): Promise<DutyItemRow[]> {
  return read
    .selectFrom(
      sql<DutyItemRow & { readonly ordinal: number }>`(select duty.id as duty_id, item.ordinal, item.business_type,
          item.business_id, item.title, item.is_asked, item.finished_at, class.id as next_class_id,
          class.starts_at as next_class_at
        from assignment_duty duty
          cross join lateral assignment_items(duty.rule_id, duty.member_id, duty.counts_since, ${asOf}) item
          left join training_class class on item.business_type = 6 and item.finished_at is null
            and class.id = next_class_of_series(item.business_id, duty.member_id, ${asOf})
        where duty.id = any (${[...dutyIds]}::text[]))`.as<'item'>(sql`item`),
    )
    .select(['item.dutyId', 'item.businessType', 'item.businessId', 'item.title', 'item.isAsked', 'item.finishedAt'])
    .select(['item.nextClassId', 'item.nextClassAt'])
    .orderBy('item.dutyId')
    .orderBy('item.ordinal')
    .execute();
}
