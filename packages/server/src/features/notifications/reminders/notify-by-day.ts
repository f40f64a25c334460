import { quietUntil } from '@shuyuan/contract/kernel/calendar/is-quiet';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { type NoticeInput, notifyInParts, type Teller } from '../notify.ts';
import { listTimeZones } from './reminder.store.ts';

type DayContext = Teller & Pick<SystemContext, 'external'>;

/**
 * Tells people what can wait for their morning: now, or where it is quiet by the clock of the receiver at eight. Nobody waits
 * beyond the end of what it is about.
 */
export async function notifyByDay(
  tx: Tx,
  ctx: DayContext,
  { endTime = null, ...notice }: NoticeInput & { readonly endTime?: number | null },
): Promise<void> {
  const zones = new Map((await listTimeZones(tx, notice.receivers)).map(({ id, timeZone }) => [id, timeZone]));
  const byTime = Map.groupBy(notice.receivers, (id) => {
    const morning = quietUntil(zones.get(id) ?? ctx.external.timeZone, ctx.now());
    return endTime !== null && morning >= endTime ? ctx.now() : morning;
  });
  const parts = [...byTime].map(([toldAt, receivers]) => ({ toldAt, receivers }));
  await notifyInParts(tx, ctx, { notice, parts: parts.toSorted((one, other) => one.toldAt - other.toldAt) });
}
