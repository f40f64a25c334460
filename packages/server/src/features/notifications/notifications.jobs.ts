import { noticeLifeMs } from '@shuyuan/contract/notifications/notice-stream';
import type { SystemContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { deliverNotice } from './deliver-notice.ts';
import { mailJob, mailNotice } from './mail-notice.ts';
import { deleteNoticesBefore } from './notifications.store.ts';
import { deliverJob, type Delivery } from './notify.ts';
import { sendWebhook, webhookJob } from './send-webhook.ts';
import { deleteToldBefore } from './webhooks.store.ts';

const forgottenAtOnce = 5_000;

/** Notices, and which robots heard of them. */
async function forgetOldNotices(ctx: SystemContext): Promise<void> {
  const oldest = new Date(ctx.now() - noticeLifeMs);
  for (const deleteBefore of [deleteNoticesBefore, deleteToldBefore])
    while ((await ctx.inTransaction((tx) => deleteBefore(tx, oldest, forgottenAtOnce))) === forgottenAtOnce);
}

// Payloads are what `notify`, `deliverNotice` and nobody else enqueue under these names.
export const notificationJobs: Job[] = [
  { name: deliverJob, handle: (ctx, payload) => deliverNotice(ctx, payload as Delivery) },
  { name: mailJob, handle: (ctx, payload) => mailNotice(ctx, payload as { id: string }) },
  {
    name: webhookJob,
    handle: (ctx, payload) => sendWebhook(ctx, payload as { targetId: string; delivery: Delivery }),
  },
  { name: 'notifications:forget-old', cron: '41 3 * * *', handle: forgetOldNotices },
];
