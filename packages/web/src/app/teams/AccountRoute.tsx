import { AccountColumns } from '../../features/community/columns/AccountColumns.tsx';
import { AccountContent } from '../../features/community/questions/AccountContent.tsx';
import { type AccountPart, AccountPartsContext } from '../../features/teams/account/account-parts.ts';
import { AccountPage } from '../../features/teams/account/AccountPage.tsx';
import { WithProfileParts } from './WithProfileParts.tsx';

const accountParts: readonly AccountPart[] = [
  { name: 'content', label: 'community.question.content', Content: AccountContent },
  { name: 'columns', label: 'community.column.title', Content: AccountColumns },
];

/** ROUTE-39: a share account with what it borrows from topics, files and what is published. */
export function AccountRoute() {
  return (
    <WithProfileParts>
      <AccountPartsContext value={accountParts}>
        <AccountPage />
      </AccountPartsContext>
    </WithProfileParts>
  );
}
