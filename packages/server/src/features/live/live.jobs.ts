import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { outcomeJobs } from '../approval/index.ts';
import { followApproval } from './manage/approval-outcome.ts';
import { provisionJob } from './manage/ask-for-room.ts';
import { refreshRoomJob } from './manage/follow-change.ts';
import { closeRoomJob } from './manage/follow-end.ts';
import { closeRoom, provisionLive, refreshRoom } from './manage/provision-live.ts';
import { remindJob, remindSubscribers, subscriberNewsJob, sendSubscriberNews } from './manage/remind.ts';
import { sweepLives } from './manage/sweep-lives.ts';

export const liveJobs: readonly Job[] = [
  defineJob(provisionJob, provisionLive),
  defineJob(refreshRoomJob, refreshRoom),
  defineJob(closeRoomJob, closeRoom),
  defineJob(remindJob, remindSubscribers),
  defineJob(subscriberNewsJob, sendSubscriberNews),
  defineJob(outcomeJobs[ApprovalBusinessType.live], followApproval),
  { name: 'live:sweep', cron: '* * * * *', handle: sweepLives },
];
