import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { keepsMembers } from '@shuyuan/contract/teams/account-rules';
import { useRead } from '../../../../lib/queries.ts';
import { useSearchParams } from '../../../../lib/route-values.ts';

/** The accounts whose columns one keeps, and the one the address names; without a name there, the first. */
export function useKeptAccounts() {
  const { teamID } = useSearchParams();
  const read = useRead(listAccountsOf, {}, { claims: 'notices' });
  const accounts = (read.data?.items ?? []).filter(
    ({ memberType, state }) => state === 'active' && keepsMembers(memberType),
  );
  const current = accounts.find(({ id }) => id === teamID) ?? accounts[0];
  return { read, accounts, current };
}
