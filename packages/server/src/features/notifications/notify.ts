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

type Teller = { readonly actor: { readonly tenantId: string } | null; readonly now: () => number };

/**
 * Tells people something, after the transaction of the change has committed and only then. The use case itself writes
 * no notice, sends no mail and waits for nobody.
 */
export async function notify(tx: Tx, ctx: Teller, wish: NoticeInput): Promise<void> {
  const { receivers: wanted, link = null, key = newId(ctx.now()), tenantId = ctx.actor?.tenantId, ...rest } = wish;
  demand(tenantId !== undefined, 'internal.unexpected');
  demand(link === null || isOwnLink(link), 'internal.unexpected');
  const receivers = [...new Set(wanted)];
  for (let from = 0; from < receivers.length; from += batchSize) {
    const delivery: Delivery = {
      ...rest,
      tenantId,
      link,
      key,
      receivers: receivers.slice(from, from + batchSize),
      total: receivers.length,
      isFirst: from === 0,
      at: ctx.now(),
    };
    await enqueue(tx, { name: deliverJob, payload: delivery });
  }
}
