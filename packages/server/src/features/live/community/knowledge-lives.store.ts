import type { Reads } from '../../../platform/db.ts';

/** Of one room, as many as a summary can take. */
export const listAnswers = (read: Reads, liveId: string) =>
  read
    .selectFrom('liveMessage')
    .select(['text', 'answer'])
    .where('liveId', '=', liveId)
    .where('kind', '=', 'question')
    .where('removedAt', 'is', null)
    .where('answer', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute();
