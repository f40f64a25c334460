import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Shareable } from '../sharing/index.ts';
import { findOwner } from './member.store.ts';
import { openAccount } from './teams.policy.ts';

/** Share accounts as people pass them on: who speaks there, and what about. */
export const shareableAccounts: Shareable = {
  shareType: ShareType.teamAccount,
  open: async (ctx, id) => {
    const { account } = await openAccount(ctx, id);
    const owner = await findOwner(ctx.read, id);
    return {
      title: account.name,
      introduction: account.description,
      cover: account.portrait,
      ownerName: owner.isActive ? owner.fullName : null,
      parent: null,
      isPublic: account.state === 'active',
    };
  },
};
