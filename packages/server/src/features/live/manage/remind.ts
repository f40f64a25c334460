import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { ContextOf, SystemContext } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { findLive, type LiveRow } from '../live.store.ts';
import { listSubscribers } from './manage.store.ts';

type Tx = Parameters<typeof notify>[0];
type Teller = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;

/** D-065 */
const remindBeforeMs = 15 * 60_000;
export const remindJob = 'live:remind';

/** ROUTE-03: where the page of a live is. */
const linkTo = ({ id, supplier }: LiveRow): string =>
  isExternal(supplier) ? `/activity/gensee/detail/${id}` : `/live/detail/${id}`;

const told = (live: LiveRow) => ({
  kind: 'live-reminder' as const,
  tenantId: live.tenantId,
  subject: { kind: 'live', id: live.id },
  link: linkTo(live),
});

type News = {
  readonly live: LiveRow;
  readonly text: 'soon' | 'moved' | 'started' | 'cancelled';
  /** Where the same may be told twice. */
  readonly key?: string;
};

/** Everybody who asked to be reminded. */
export async function tellSubscribers(tx: Tx, ctx: Teller, { live, text, key }: News): Promise<void> {
  const receivers = await listSubscribers(tx, live.id);
  if (receivers.length === 0) return;
  const title = live.subject;
  const words =
    text === 'soon' || text === 'moved'
      ? { text, values: { title, startAt: live.startTime.getTime() } }
      : { text, values: { title } };
  await notify(tx, ctx, { ...told(live), ...words, receivers, ...(key && { key }) });
}

type Asked = { readonly live: LiveRow; readonly text: 'overdue' | 'failed' };

export const tellCreator = (tx: Tx, ctx: Teller, { live, text }: Asked): Promise<void> =>
  notify(tx, ctx, { ...told(live), text, values: { title: live.subject }, receivers: [live.creatorId] });

/** Once per start time: a live that is moved has another reminder, and the earlier one finds nothing to say. */
export async function planReminder(tx: Tx, ctx: Pick<Teller, 'now'>, live: LiveRow): Promise<void> {
  const startTime = live.startTime.getTime();
  if (startTime <= ctx.now()) return;
  const payload = { tenantId: live.tenantId, liveId: live.id, startTime };
  const runAt = new Date(startTime - remindBeforeMs);
  await enqueue(tx, { name: remindJob, payload, runAt, key: `${remindJob} ${live.id}` });
}

type Moved = { readonly before: LiveRow; readonly after: LiveRow };

/** D-060: whoever wanted to come at the old time is told the new one. */
export async function tellMoved(tx: Tx, ctx: Teller, { before, after }: Moved): Promise<void> {
  const isSame = before.startTime.getTime() === after.startTime.getTime();
  if (isSame || after.status !== LiveStatus.notBegun) return;
  await tellSubscribers(tx, ctx, { live: after, text: 'moved' });
  await planReminder(tx, ctx, after);
}

type Due = { readonly tenantId: string; readonly liveId: string; readonly startTime: number };

export async function remindSubscribers(ctx: SystemContext, due: Due): Promise<void> {
  const live = await findLive(ctx.read, due.tenantId, due.liveId);
  if (live?.status !== LiveStatus.notBegun || due.startTime <= ctx.now()) return;
  if (live.startTime.getTime() !== due.startTime) return;
  const key = `live soon ${live.id} ${due.startTime}`;
  await ctx.inTransaction((tx) => tellSubscribers(tx, ctx, { live, text: 'soon', key }));
}
