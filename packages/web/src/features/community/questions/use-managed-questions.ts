import { listManagedQuestions } from '@shuyuan/contract/community/question.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';

/** What its people see; removed is a moderator's. */
export const managedStates = ['pending', 'active', 'closed'] as const;

/** The contents of an account as the address says. */
export function useManagedQuestions(accountId: string) {
  const { state: asked, search = '' } = useSearchParams();
  const paging = usePaging();
  const state = managedStates.find((name) => name === asked);
  const read = useRead(
    listManagedQuestions,
    { ...paging, id: accountId, ...(search && { search }), ...(state && { state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { read, state, search, paging };
}
