import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { ShareButton } from '../../../shared/sharing/ShareButton.tsx';
import type { Account } from './account.ts';

/** A closed account is shown to nobody a link could lead to. */
export function ShareAccount({ account: { id, name, state } }: { account: Account }) {
  if (state !== 'active') return null;
  return <ShareButton share={{ id, type: ShareType.teamAccount, title: name, buryPoint: 'community' }} />;
}
