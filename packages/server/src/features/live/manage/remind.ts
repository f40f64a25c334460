import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { settleMs, subscriberNews, type SubscriberNews } from '@shuyuan/contract/live/subscriber-news';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { ContextOf, SystemContext, Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { findLive, lockLive, type LiveRow } from '../live.store.ts';
import { findNotifiedState, listSubscribers, updateKnownStart, updateNotifiedState } from './subscriber.store.ts';

type NotifyingContext = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;

type LiveKey = { readonly tenantId: string; readonly liveId: string };
type Due = LiveKey & { readonly startTime: number };
export const remindJob = jobName<Due>('live:remind');
export const subscriberNewsJob = jobName<LiveKey>('live:subscriber-news');

/** D-065 */
const remindBeforeMs = 15 * minuteMs;

/** ROUTE-03: where the page of a live is. */
const linkTo = ({ id, supplier }: LiveRow): string =>
  isExternal(supplier) ? `/activity/gensee/detail/${id}` : `/live/detail/${id}`;

const noticeOf = (live: LiveRow) => ({
  kind: 'live-reminder' as const,
  tenantId: live.tenantId,
  subject: { kind: 'live', id: live.id },
  link: linkTo(live),
});

type News = {
  readonly live: LiveRow;
  readonly text: 'soon' | SubscriberNews;
  /** Where the same may be told twice. */
  readonly key?: string;
};

/** Everybody who asked to be reminded. */
async function notifySubscribers(tx: Tx, ctx: NotifyingContext, { live, text, key }: News): Promise<void> {
  const receivers = await listSubscribers(tx, live.id);
  if (receivers.length === 0) return;
  const title = live.subject;
  const words =
    text === 'soon' || text === 'moved' || text === 'republished'
      ? { text, values: { title, startAt: live.startTime.getTime() } }
      : { text, values: { title } };
  await notify(tx, ctx, { ...noticeOf(live), ...words, receivers, ...(key && { key }) });
}

type CreatorNotice = { readonly live: LiveRow; readonly text: 'overdue' | 'failed' };

export const notifyCreator = (tx: Tx, ctx: NotifyingContext, { live, text }: CreatorNotice): Promise<void> =>
  notify(tx, ctx, { ...noticeOf(live), text, values: { title: live.subject }, receivers: [live.creatorId] });

/** Once per start time: a live that is moved has another reminder, and the earlier one finds nothing to say. */
export async function planReminder(tx: Tx, ctx: Pick<NotifyingContext, 'now'>, live: LiveRow): Promise<void> {
  const startTime = live.startTime.getTime();
  if (startTime <= ctx.now()) return;
  const payload = { tenantId: live.tenantId, liveId: live.id, startTime };
  const runAt = new Date(startTime - remindBeforeMs);
  await enqueue(tx, { name: remindJob, payload, runAt, key: `${remindJob} ${live.id}` });
}

type Moved = { readonly before: LiveRow; readonly after: LiveRow };

/** D-060: whoever wanted to come at the old time is told the new one. */
export async function followMove(tx: Tx, ctx: Pick<NotifyingContext, 'now'>, { before, after }: Moved): Promise<void> {
  if (before.startTime.getTime() === after.startTime.getTime()) return;
  await updateKnownStart(tx, after.id, before.startTime);
  if (after.status !== LiveStatus.notBegun) return;
  await planSubscriberNews(tx, ctx, { live: after, isFinal: false });
  await planReminder(tx, ctx, after);
}

/**
 * One notice per state that lasts: the last change decides when it is looked at, and the look decides what is said. A
 * notice per act would flood everybody when a live is withdrawn and published in turns.
 */
export async function planSubscriberNews(
  tx: Tx,
  { now }: Pick<NotifyingContext, 'now'>,
  { live, isFinal }: { readonly live: LiveRow; readonly isFinal: boolean },
): Promise<void> {
  const payload: LiveKey = { tenantId: live.tenantId, liveId: live.id };
  // What can be taken back is looked at once it has lasted.
  const runAt = new Date(now() + (isFinal ? 0 : settleMs));
  await enqueue(tx, { name: subscriberNewsJob, payload, runAt, key: `${subscriberNewsJob} ${live.id}` });
}

/** What was told and that it was are written together: a job that is repeated tells nobody twice. */
export async function sendSubscriberNews(ctx: SystemContext, { tenantId, liveId }: LiveKey): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const live = await lockLive(tx, tenantId, liveId);
    if (!live) return;
    const { status } = live;
    const known = await findNotifiedState(tx, liveId);
    const text = subscriberNews({ status, startTime: live.startTime.getTime() }, known);
    if (text === null) return;
    await notifySubscribers(tx, ctx, { live, text });
    await updateNotifiedState(tx, liveId, { status, startTime: live.startTime });
  });
}

export async function remindSubscribers(ctx: SystemContext, due: Due): Promise<void> {
  const live = await findLive(ctx.read, due.tenantId, due.liveId);
  if (live?.status !== LiveStatus.notBegun || due.startTime <= ctx.now()) return;
  if (live.startTime.getTime() !== due.startTime) return;
  const key = `live soon ${live.id} ${due.startTime}`;
  await ctx.inTransaction((tx) => notifySubscribers(tx, ctx, { live, text: 'soon', key }));
}
