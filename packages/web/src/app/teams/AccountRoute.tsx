import { PersonSearch } from '../../shared/people/PersonSearch.tsx';
import { CopyLine } from '../../features/live/share/CopyLine.tsx';
import { AccountColumns } from '../../features/community/columns/AccountColumns.tsx';
import { AccountContent } from '../../features/community/questions/AccountContent.tsx';
import { type AccountPart, AccountPartsContext } from '../../features/teams/account/account-parts.ts';
import { AccountPage } from '../../features/teams/account/AccountPage.tsx';
import { type MemberParts, MemberPartsContext } from '../../features/teams/members/member-parts.ts';
import { MembersPage } from '../../features/teams/members/MembersPage.tsx';
import { WithProfileParts } from './WithProfileParts.tsx';

const parts: MemberParts = { PersonSearch, CopyLine };
const accountParts: readonly AccountPart[] = [
  { name: 'content', label: 'community.question.content', Content: AccountContent },
  { name: 'columns', label: 'community.column.title', Content: AccountColumns },
];

/** ROUTE-39: a share account with what it borrows from topics, files, approvals and lives. */
export function AccountRoute() {
  return (
    <WithProfileParts>
      <MemberPartsContext value={parts}>
        <AccountPartsContext value={accountParts}>
          <AccountPage />
        </AccountPartsContext>
      </MemberPartsContext>
    </WithProfileParts>
  );
}

/** ROUTE-43 */
export function MembersRoute() {
  return (
    <MemberPartsContext value={parts}>
      <MembersPage />
    </MemberPartsContext>
  );
}
