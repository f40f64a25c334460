import { isMemberWithin } from '../../people/index.ts';
import type { FileOwner } from '../../files/index.ts';
import { findOwnScope } from '../director/find-own-scope.ts';
import { findMark } from './pack.store.ts';

export const packEvidence = 'pack-evidence';

/** Read by whom it is about, and by whoever directs them now. */
export const packFileOwner: FileOwner = {
  purpose: packEvidence,
  mayRead: async ({ read }, actor, { subjectId }) => {
    const mark = subjectId === null ? undefined : await findMark(read, actor.tenantId, subjectId);
    if (!mark) return false;
    if (mark.memberId === actor.id) return true;
    const isDirector = actor.capabilities.has('subordinate.view');
    return isDirector && isMemberWithin(read, await findOwnScope({ actor, read }), mark.memberId);
  },
};
