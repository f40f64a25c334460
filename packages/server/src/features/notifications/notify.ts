import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Notice } from '@shuyuan/contract/notifications/notice-kinds';
import { isOwnLink } from '@shuyuan/contract/notifications/notice-text';
import type { Tx } from '../../platform/context.ts';
import { enqueue, jobName } from '../../platform/jobs.ts';
import { newId } from '../../platform/new-id.ts';

/** Small enough that one batch never holds a connection for long. */
const batchSize = 200;

export type NoticeInput = Notice & {
  /** Where there is no actor to say it. */
  readonly tenantId?: string;
  readonly receivers: readonly string[];
  /** What it is about. */
  readonly subject: { readonly kind: string; readonly id: string };
  /** A path of the client; absent where there is nothing more to see. */
  readonly link?: string;
  /** Names the event, so that telling it twice is told once; a fresh one by default. */
  readonly key?: string;
};

/** What a delivery carries: who was meant is read again when it runs. */
export type Delivery = Notice & {
  readonly tenantId: string;
  readonly key: string;
  readonly receivers: readonly string[];
  /** How many the event has in all; only the first batch tells the robots. */
  readonly total: number;
  readonly isFirst: boolean;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly link: string | null;
  readonly at: number;
};

export const deliverJob = jobName<Delivery>('notifications:deliver');

export type Teller = { readonly actor: { readonly tenantId: string } | null; readonly now: () => number };

/** People who are told at the same time, which is not past. */
type Part = { readonly toldAt: number; readonly receivers: readonly string[] };

/** `notify`, to some of the receivers later than to others; robots hear of it with the first. */
export async function notifyInParts(
  tx: Tx,
  ctx: Teller,
  { notice, parts }: { readonly notice: NoticeInput; readonly parts: readonly Part[] },
): Promise<void> {
  const { receivers: all, link = null, key = newId(ctx.now()), tenantId = ctx.actor?.tenantId, ...rest } = notice;
  demand(tenantId !== undefined, 'internal.unexpected');
  demand(link === null || isOwnLink(link), 'internal.unexpected');
  const total = new Set(all).size;
  const batches = parts.flatMap(({ toldAt, receivers }) =>
    batchesOf([...new Set(receivers)]).map((batch) => ({ toldAt, receivers: batch })),
  );
  for (const [index, { toldAt, receivers }] of batches.entries()) {
    const delivery: Delivery = { ...rest, tenantId, link, key, receivers, total, isFirst: index === 0, at: toldAt };
    const isLater = toldAt > ctx.now();
    await enqueue(tx, { name: deliverJob, payload: delivery, ...(isLater && { runAt: new Date(toldAt) }) });
  }
}

function batchesOf(receivers: readonly string[]): string[][] {
  const count = Math.ceil(receivers.length / batchSize);
  return Array.from({ length: count }, (_, at) => receivers.slice(at * batchSize, (at + 1) * batchSize));
}

/**
 * Tells people something, after the transaction of the change has committed and only then. The use case itself writes
 * no notice, sends no mail and waits for nobody.
 */
export const notify = (tx: Tx, ctx: Teller, notice: NoticeInput): Promise<void> =>
  notifyInParts(tx, ctx, { notice, parts: [{ toldAt: ctx.now(), receivers: notice.receivers }] });
