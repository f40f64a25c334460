import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { useRead } from '../../../lib/queries.ts';
import { ManagedQuestions } from './ManagedQuestions.tsx';
import { PublishedQuestions } from './PublishedQuestions.tsx';

/** What an account has published; its people also see what waits or is closed, and what they may do with it. */
export function AccountContent({ accountId }: { accountId: string }) {
  // The page around has read it already.
  const account = useRead(readAccount, { id: accountId }, { claims: 'all' });
  if (!account.data) return null;
  const List = account.data.currentMember === null ? PublishedQuestions : ManagedQuestions;
  return <List accountId={accountId} />;
}
