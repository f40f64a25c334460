import { AccountColumns } from '../../features/community/columns/AccountColumns.tsx';
import { AccountContent } from '../../features/community/questions/AccountContent.tsx';
import type { AccountTab } from '../../features/teams/account/account-tab.ts';
import { AccountPage } from '../../features/teams/account/AccountPage.tsx';

const tabs: readonly AccountTab[] = [
  { name: 'content', label: 'community.question.content', Content: AccountContent },
  { name: 'columns', label: 'community.column.title', Content: AccountColumns },
];

/** ROUTE-39: a share account with what it publishes. */
export function AccountRoute() {
  return <AccountPage tabs={tabs} />;
}
