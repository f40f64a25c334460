import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { visitShare } from '@shuyuan/contract/sharing/share.wire';
import { goInstead } from '../../../lib/navigation.ts';

type Shared = OutputOf<typeof visitShare>;

/** The types whose pages this client has; those of the others are on their way. */
const ways: Partial<Record<ShareType, (shared: Shared) => void>> = {
  [ShareType.course]: ({ id }) => goInstead('course', { id }),
  [ShareType.externalLive]: ({ id }) => goInstead('activityDetail', { id }),
  [ShareType.nativeLive]: ({ id }) => goInstead('liveDetail', { id }),
  [ShareType.knowledge]: ({ id }) => goInstead('knowledgeDetail', { id }),
  [ShareType.question]: ({ id }) => goInstead('questionDetail', { id }),
  [ShareType.askShare]: ({ id }) => goInstead('questionDetail', { id }),
  [ShareType.discussion]: ({ id, parentId, parentType }) =>
    goInstead(
      parentType === ShareType.shareContent ? 'shareContentDetail' : 'questionDetail',
      { id: parentId ?? id },
      { at: id },
    ),
  [ShareType.shareContent]: ({ id }) => goInstead('shareContentDetail', { id }),
  [ShareType.column]: ({ id }) => goInstead('teamColumnDetail', {}, { id }),
  [ShareType.teamAccount]: ({ id }) => goInstead('teamContent', { id }),
};

/** D-085: on to what was shared, in the place of the landing; false where there is no page of its type. */
export function goToShared(shared: Shared): boolean {
  const way = ways[shared.type];
  way?.(shared);
  return way !== undefined;
}
