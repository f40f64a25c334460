import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { maxPageSize, pageCount } from '@shuyuan/contract/kernel/paging';
import { maxAccountMembers } from '@shuyuan/contract/teams/account-rules';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { useRead, useReads } from '../../../lib/queries.ts';

export type Receiver = OutputOf<typeof listAccountMembers>['items'][number];

/** Everybody who may be given something. All of them at once: whoever selects all means those of every page. */
export function useReceivers(id: string) {
  const first = useRead(listAccountMembers, { id, page: 1, pageSize: maxPageSize }, { claims: 'notices' });
  const count = Math.min(first.data?.recordCount ?? 0, maxAccountMembers);
  const more = useReads(
    listAccountMembers,
    Array.from({ length: pageCount(count, maxPageSize) - 1 }, (_, at) => ({ id, page: at + 2, pageSize: maxPageSize })),
    { claims: 'notices' },
  );
  const reads = [first, ...more];
  return {
    people: reads.flatMap(({ data }) => data?.items ?? []),
    /** The first that is not there yet, or could not be had. */
    missing: reads.find(({ data }) => data === undefined),
  };
}
