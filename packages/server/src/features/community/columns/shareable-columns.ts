import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Shareable } from '../../sharing/index.ts';
import { openColumn } from './column.policy.ts';

/** D-122: what a column costs opens its posts; what it says of itself is for whoever sees its account. */
export const shareableColumns: Shareable = {
  shareType: ShareType.column,
  open: async (ctx, id) => {
    const { account, column } = await openColumn(ctx, id);
    return {
      title: column.title,
      introduction: column.introduce,
      cover: column.cover,
      ownerName: account.name,
      parent: null,
      isPublic: account.state === 'active',
    };
  },
};
