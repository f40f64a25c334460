import type { OrganizationBranch } from './organization-options.ts';

/** Above this many the tree opens with its first level only: nobody reads five hundred rows to find one. */
const allOpenUpTo = 60;

/** The organisations that are closed when the page is opened. */
export function closedAtFirst(branches: readonly OrganizationBranch[]): Set<string> {
  const all = branches.flatMap(everyBranch);
  if (all.length <= allOpenUpTo) return new Set();
  const tops = new Set(branches.map(({ id }) => id));
  return new Set(all.filter(({ id, below }) => below.length > 0 && !tops.has(id)).map(({ id }) => id));
}

export const everyBranch = (branch: OrganizationBranch): OrganizationBranch[] => [
  branch,
  ...branch.below.flatMap(everyBranch),
];

/** Whether one may be dropped on the other: not on itself, not below itself, not where it is already. */
export const mayMoveTo = (moved: OrganizationBranch, target: OrganizationBranch): boolean =>
  moved.parentId !== null && moved.parentId !== target.id && !everyBranch(moved).some(({ id }) => id === target.id);
