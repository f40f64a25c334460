import type { FileOwner } from '../features/files/serve/file-owners.ts';
import { communityRoutes } from '../features/live/community/community.routes.ts';
import { coverOwner } from '../features/live/cover-owner.ts';
import { liveRoutes as ownRoutes } from '../features/live/live.routes.ts';
import { manageRoutes } from '../features/live/manage/manage.routes.ts';
import { isReplayOpen } from '../features/study/courses/is-replay-open.ts';
import { replayOwner } from '../features/live/replay/replay-owner.ts';
import { replayRoutes } from '../features/live/replay/replay.routes.ts';
export { supplierCallbacks } from '../features/live/suppliers/callback.routes.ts';
export { roomGuest } from '../features/live/room/room-guest.ts';
import { slidesOwner } from '../features/live/room/slides-owner.ts';
import { roomRoutes } from '../features/live/room/room.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about lives. */
export const liveRoutes: readonly Route[] = [
  ...ownRoutes,
  ...manageRoutes,
  ...communityRoutes,
  ...replayRoutes,
  ...roomRoutes,
];

/** A recording is for whom the live was for, and for learners of a course that shows it (decision 033). */
const replayOrSection: FileOwner = {
  ...replayOwner,
  mayRead: async (...asked) => (await replayOwner.mayRead(...asked)) || isReplayOpen(...asked),
};

/** Who decides about reading what belongs to a live. */
export const liveFileOwners: readonly FileOwner[] = [coverOwner, slidesOwner, replayOrSection];
