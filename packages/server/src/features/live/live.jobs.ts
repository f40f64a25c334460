import type { Job } from '../../platform/jobs.ts';
import { followApproval, outcomeJob } from './manage/approval-outcome.ts';
import { provisionJob, type Provision } from './manage/ask-for-room.ts';
import { refreshRoomJob } from './manage/follow-change.ts';
import { closeRoomJob } from './manage/follow-end.ts';
import { closeRoom, provisionLive, refreshRoom } from './manage/provision-live.ts';
import { remindJob, remindSubscribers, subscriberNewsJob, sendSubscriberNews } from './manage/remind.ts';
import { sweepLives } from './manage/sweep-lives.ts';

type Which = { readonly tenantId: string; readonly liveId: string };

// Payloads are what the use cases beside these names enqueue, and the approval for its outcome.
export const liveJobs: readonly Job[] = [
  { name: provisionJob, handle: (ctx, payload) => provisionLive(ctx, payload as Provision) },
  { name: refreshRoomJob, handle: (ctx, payload) => refreshRoom(ctx, payload as Which) },
  { name: closeRoomJob, handle: (ctx, payload) => closeRoom(ctx, payload as Which) },
  { name: remindJob, handle: (ctx, payload) => remindSubscribers(ctx, payload as Which & { startTime: number }) },
  { name: subscriberNewsJob, handle: (ctx, payload) => sendSubscriberNews(ctx, payload as Which) },
  {
    name: outcomeJob,
    handle: (ctx, payload) => followApproval(ctx, payload as { tenantId: string; businessId: string }),
  },
  { name: 'live:sweep', cron: '* * * * *', handle: sweepLives },
];
