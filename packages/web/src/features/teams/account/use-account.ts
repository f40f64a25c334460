import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { lastTeam } from '../last-team.ts';

/** An account by its number. Once it has been seen, this tab remembers it (D-112); one that is not there is forgotten. */
export function useAccount(id: string) {
  const account = useRead(readAccount, { id }, { claims: 'notices' });
  const isUnknown = account.error instanceof ApiError && [404, 422].includes(account.error.status);
  const isThere = account.data !== undefined;
  useEffect(() => {
    if (isThere) lastTeam.write(id);
    else if (isUnknown && lastTeam.read() === id) lastTeam.remove();
  }, [id, isThere, isUnknown]);
  return { account, isUnknown };
}
