import type { FileOwner } from '../files/index.ts';
import { findRoom } from './classroom.store.ts';

export const roomCoverPurpose = 'classroom-cover';

/** A picture of a room is for everybody of its company. */
export const roomCoverOwner: FileOwner = {
  purpose: roomCoverPurpose,
  mayRead: async ({ read }, actor, { subjectId }) =>
    subjectId !== null && (await findRoom(read, actor.tenantId, subjectId)) !== undefined,
};
