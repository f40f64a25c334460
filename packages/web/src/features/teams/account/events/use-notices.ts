import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { clearAccountNotices, listAccountNotices } from '@shuyuan/contract/teams/report.wire';
import { useRead, useWrite } from '../../../../lib/queries.ts';
import { usePaging } from '../../../../lib/route-values.ts';

/** TEAM-30: what happened to an account, and that the reader has read it. */
export function useNotices(id: string) {
  const paging = usePaging();
  const notices = useRead(listAccountNotices, { id, ...paging }, { claims: 'notices' });
  const clear = useWrite(clearAccountNotices, { refreshes: [listAccountNotices, listAccountsOf] });
  return { notices, paging, clear };
}
