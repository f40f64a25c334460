import type { ReminderStepName } from '@shuyuan/contract/assignments/reminder-steps';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type RemindableRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly ruleId: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly title: string;
  /** Of the rule. */
  readonly timeZone: string;
  /** Of the learner, where it is known. */
  readonly memberZone: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly lateAt: Date;
  /** The steps that were sent. */
  readonly sent: readonly ReminderStepName[];
};

type RemindableQuery = { readonly before: Date; readonly afterId: string; readonly limit: number };

/** Open duties that are due before an instant and have steps left, page by page. */
export const listRemindable = (read: Reads, { before, afterId, limit }: RemindableQuery): Promise<RemindableRow[]> =>
  read
    .selectFrom('assignmentDuty as duty')
    .innerJoin('assignmentRule as rule', 'rule.id', 'duty.ruleId')
    .innerJoin('member', 'member.id', 'duty.memberId')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('assignmentReminder as reminder')
          .select(sql<ReminderStepName[]>`coalesce(array_agg(reminder.step), '{}')`.as('steps'))
          .whereRef('reminder.dutyId', '=', 'duty.id')
          .as('sent'),
      (join) => join.onTrue(),
    )
    .select(['duty.id', 'duty.tenantId', 'duty.ruleId', 'duty.memberId', 'duty.openedAt', 'duty.dueAt', 'duty.lateAt'])
    .select(['member.fullName', 'member.timeZone as memberZone', 'rule.title', 'sent.steps as sent'])
    .select(sql<string>`rule.deadline ->> 'timeZone'`.as('timeZone'))
    .where('duty.state', '=', 'open')
    .where('rule.state', '=', 'active')
    .where('member.state', '=', 'active')
    .where('duty.dueAt', '<=', before)
    .where('duty.id', '>', afterId)
    // The last step is the end of it.
    .where(sql<boolean>`not ('nextDirector' = any (sent.steps))`)
    .orderBy('duty.id')
    .limit(limit)
    .execute();

type Director = { readonly id: string; readonly timeZone: string | null };
type DirectorRow = Director & { readonly memberId: string; readonly height: 'director' | 'nextDirector' };
type Directors = { readonly [Height in DirectorRow['height']]?: Director };

/** Of some people the director nearest to each, and the one above; of an organisation with several of them the first by id. */
export async function findDirectors(
  read: Reads,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Directors>> {
  if (memberIds.length === 0) return new Map();
  const rows = await read
    .selectFrom(
      sql<DirectorRow>`(
        select learner.id as member_id, min(director.id) as id,
          (array_agg(director.time_zone order by director.id))[1] as time_zone,
          (array['director', 'nextDirector'])[row_number() over (partition by learner.id
            order by array_position(own.path, fact.organization_id) desc)::integer] as height
        from member learner join organization own on own.id = learner.organization_id
          join member_fact fact on fact.fact = 'director' and fact.organization_id = any (own.path)
          join member director on director.id = fact.member_id and director.id <> learner.id and director.state = 'active'
        where learner.id = any (${[...memberIds]}::text[])
        group by learner.id, fact.organization_id, own.path)`.as<'ranked'>(sql`ranked`),
    )
    .selectAll()
    .where('ranked.height', 'is not', null)
    .execute();
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map([...byMember].map(([id, own]) => [id, Object.fromEntries(own.map((row) => [row.height, row]))]));
}

type OpenItemRow = { readonly dutyId: string; readonly businessType: number; readonly businessId: string };

/** The items that are asked of the learners of some duties, and not done. */
export const listOpenItems = (read: Reads, dutyIds: readonly string[], at: Date): Promise<OpenItemRow[]> =>
  read
    .selectFrom(
      sql<OpenItemRow>`(
        select duty.id as duty_id, item.business_type, item.business_id
        from assignment_duty duty
          cross join lateral assignment_items(duty.rule_id, duty.member_id, duty.counts_since, ${at}) item
        where duty.id = any (${[...dutyIds]}::text[]) and item.is_asked and item.finished_at is null
        order by duty.id, item.ordinal)`.as<'left_open'>(sql`left_open`),
    )
    .selectAll()
    .execute();

type NewReminder = {
  readonly dutyId: string;
  readonly tenantId: string;
  readonly step: ReminderStepName;
  readonly receiverId: string | null;
  readonly day: string;
  readonly sentAt: Date;
};

/** Those that are this one's to send: a step that was sent, or another of the day, stands in its way. */
export async function insertReminders(tx: Tx, reminders: readonly NewReminder[]) {
  if (reminders.length === 0) return [];
  return tx
    .insertInto('assignmentReminder')
    .values([...reminders])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['dutyId', 'step'])
    .execute();
}
