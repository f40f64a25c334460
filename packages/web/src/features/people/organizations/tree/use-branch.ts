import { readOrganizationBranch } from '@shuyuan/contract/people/organizations.wire';
import { useReads } from '../../../../lib/queries.ts';
import { failureOf } from '../../../../shared/reads/ReadStates.tsx';

/** The first pages of one branch as one list; without an id the company itself. */
export function useBranch(id: string | null, pages: number) {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  const reads = useReads(
    readOrganizationBranch,
    numbers.map((page) => ({ ...(id !== null && { id }), page })),
    { claims: 'notices' },
  );
  const items = reads.flatMap(({ data }) => data?.items ?? []);
  const first = reads[0]?.data;
  return {
    node: first?.node,
    items,
    left: Math.max(0, (first?.recordCount ?? 0) - items.length),
    isPending: reads.some((read) => read.isPending),
    failure: failureOf(reads),
  };
}
