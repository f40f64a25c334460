import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The clocks of some people; null where none is known. */
export const listTimeZones = (read: Reads, memberIds: readonly string[]) =>
  read
    .selectFrom('member')
    .select(['id', 'timeZone'])
    .where(sql<boolean>`id = any (${[...memberIds]}::text[])`)
    .execute();

type ReminderRow = {
  readonly receiverId: string;
  readonly businessType: number;
  readonly businessId: string;
  readonly day: string;
};

/** Those that nobody had taken. In the order of their key: two at once wait for each other in one direction. */
export async function insertReminders(tx: Tx, reminders: readonly ReminderRow[]): Promise<ReminderRow[]> {
  if (reminders.length === 0) return [];
  const columnOf = <Key extends keyof ReminderRow>(key: Key) => reminders.map((reminder) => reminder[key]);
  const { rows } = await sql<ReminderRow>`
    insert into learner_reminder (receiver_id, business_type, business_id, day, tenant_id)
    select distinct wanted.receiver_id, wanted.business_type, wanted.business_id, wanted.day, member.tenant_id
    from unnest(${columnOf('receiverId')}::text[], ${columnOf('businessType')}::smallint[],
        ${columnOf('businessId')}::text[], ${columnOf('day')}::text[])
        as wanted (receiver_id, business_type, business_id, day)
      join member on member.id = wanted.receiver_id
    order by 1, 2, 3, 4
    on conflict do nothing
    returning receiver_id, business_type, business_id, day`.execute(tx);
  return rows;
}

/** One piece at a time; tells how many went. */
export async function deleteRemindersBefore(tx: Tx, time: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from learner_reminder where ctid = any (array(
    select ctid from learner_reminder where day < ${time.toISOString().slice(0, 10)} limit ${limit}))`.execute(tx);
  return Number(numAffectedRows);
}
