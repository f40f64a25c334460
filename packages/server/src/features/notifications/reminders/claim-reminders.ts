import type { SystemContext, Tx } from '../../../platform/context.ts';
import { reminderDay } from './reminder-day.ts';
import { insertReminders, listTimeZones } from './reminder.store.ts';

type Item = { readonly businessType: number; readonly businessId: string };

/** A reminder of a course alone, or of all that is left of a duty or a pack. */
type Reminder = { readonly receiverId: string; readonly items: readonly Item[] };

type Claimer = Pick<SystemContext, 'now' | 'external'>;

const keyOf = (receiverId: string, { businessType, businessId }: Item) => `${receiverId} ${businessType} ${businessId}`;

/**
 * One reminder per person, item and day of their calendar, whoever reminds: takes the items that are free today, and answers
 * the reminders that may be sent. One of which everything was taken waits; of two that ask for the same the first is sent.
 */
export async function claimReminders<Claimed extends Reminder>(
  tx: Tx,
  ctx: Claimer,
  reminders: readonly Claimed[],
): Promise<Claimed[]> {
  const receivers = await listTimeZones(tx, [...new Set(reminders.map(({ receiverId }) => receiverId))]);
  const days = new Map(
    receivers.map(({ id, timeZone }) => [id, reminderDay(timeZone ?? ctx.external.timeZone, ctx.now())]),
  );
  const rows = reminders.flatMap(({ receiverId, items }) =>
    items.map((item) => ({ ...item, receiverId, day: days.get(receiverId) ?? '' })),
  );
  const free = new Set((await insertReminders(tx, rows)).map((row) => keyOf(row.receiverId, row)));
  return reminders.filter(({ receiverId, items }) => {
    const own = items.filter((item) => free.delete(keyOf(receiverId, item)));
    return items.length === 0 || own.length > 0;
  });
}
