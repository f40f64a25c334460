import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';

export type Member = OutputOf<typeof listAccountMembers>['items'][number];

/** TEAM-21: the people of an account as the address says. */
export function useMembers(id: string) {
  const { search = '' } = useSearchParams();
  const paging = usePaging();
  const members = useRead(
    listAccountMembers,
    { id, ...paging, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return {
    members,
    search,
    paging,
    find: (text: string) => changeSearch({ search: text || undefined, page: undefined }),
    turn: (next: Paging) => changeSearch(next),
  };
}
