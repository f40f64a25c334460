import { noticeLifeMs } from '@shuyuan/contract/notifications/notice-stream';
import type { SystemContext } from '../../platform/context.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { deliverNotice } from './deliver-notice.ts';
import { mailJob, mailNotice } from './mail-notice.ts';
import { deleteNoticesBefore } from './notifications.store.ts';
import { deliverJob } from './notify.ts';
import { deleteRemindersBefore } from './reminders/reminder.store.ts';
import { sendWebhook, webhookJob } from './send-webhook.ts';
import { deleteDeliveriesBefore } from './webhooks.store.ts';

const forgottenAtOnce = 5_000;

/** Notices, which robots heard of them, and which reminders were of a day. */
async function forgetOldNotices(ctx: SystemContext): Promise<void> {
  const oldest = new Date(ctx.now() - noticeLifeMs);
  for (const deleteBefore of [deleteNoticesBefore, deleteDeliveriesBefore, deleteRemindersBefore])
    while ((await ctx.inTransaction((tx) => deleteBefore(tx, oldest, forgottenAtOnce))) === forgottenAtOnce);
}

export const notificationJobs: Job[] = [
  defineJob(deliverJob, deliverNotice),
  defineJob(mailJob, mailNotice),
  defineJob(webhookJob, sendWebhook),
  { name: 'notifications:forget-old', cron: '41 3 * * *', handle: forgetOldNotices },
];
