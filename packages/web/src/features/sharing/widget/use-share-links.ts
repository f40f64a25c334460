import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { createShare, listShares, openShare } from '@shuyuan/contract/sharing/share.wire';
import { useRef } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import type { Share } from '../../../shared/sharing/share.ts';
import { trackAction } from '../../../lib/track.ts';
import { shareAddress } from '../share-address.ts';

/** What a share is recorded as, and what its link carries. */
export const sharedAs = ({ id, type, extension }: Share) => ({ id, type: extension?.shareType ?? type });

/** D-086: the link of each target. It is recorded once while the widget is open, however often it is pressed. */
export function useShareLinks(share: Share) {
  const known = useRef(new Map<ShareTarget, string>());
  const write = useWrite(createShare, { refreshes: [openShare, listShares] });
  const thing = sharedAs(share);
  return {
    isPending: write.isPending,
    pending: write.isPending ? write.variables.target : null,
    /** Null where the server refuses; that has been shown. */
    linkFor: async (target: ShareTarget): Promise<string | null> => {
      const made = known.current.get(target);
      if (made !== undefined) return made;
      const record = await write.mutateAsync({ ...thing, target }).catch(() => null);
      if (!record) return null;
      const link = shareAddress({ ...thing, shareId: record.shareId });
      known.current.set(target, link);
      return link;
    },
    /** SHARE-12: after it has been shared. */
    done: (target: ShareTarget): void => {
      share.callback?.(target);
      if (share.buryPoint === undefined) return;
      trackAction({
        itemId: share.id,
        actionType: 'share',
        sceneType: share.buryPoint,
        extra: { target, type: thing.type },
      });
    },
  };
}
