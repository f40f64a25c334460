import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { recommendLimits } from '@shuyuan/contract/recommend/recommend-limits';
import { sql } from 'kysely';
import type { DueSource } from '../../recommend/index.ts';

/** Contents the duties of the reader ask for, while they are open. */
export const dueDuties: DueSource = ({ memberId, at }, until) => sql`
  select case item.business_type when ${BusinessType.course} then 'course' when ${BusinessType.subject} then 'subject'
      else 'exam' end as kind, item.business_id as id, min(duty.due_at) as due_at
  from assignment_duty duty join assignment_item item on item.rule_id = duty.rule_id
  where duty.member_id = ${memberId} and duty.state = 'open' and duty.due_at > ${at} and duty.due_at <= ${until}
    and item.business_type in (${BusinessType.course}, ${BusinessType.subject}, ${BusinessType.exam})
  group by item.business_type, item.business_id order by min(duty.due_at), item.business_id limit ${recommendLimits.due}`;
