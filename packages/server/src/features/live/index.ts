export { saveScore } from './community/score.ts';
export { subscribe } from './community/subscribe.ts';
export { followApproval } from './manage/approval-outcome.ts';
export { endLive, startLive, withdrawLive } from './manage/change-status.ts';
export { applyForLive } from './manage/create-live.ts';
export { provisionLive } from './manage/provision-live.ts';
export { updateLive } from './manage/update-live.ts';
export { visitBatch } from './room/visit.store.ts';
