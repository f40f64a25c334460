import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readOrganizationBranch } from '@shuyuan/contract/people/organizations.wire';

export type OrganizationNode = OutputOf<typeof readOrganizationBranch>['node'];

/** A row of the tree: the organisation, the ids from the company to its parent, and who stands beside it. */
export type OrganizationPlace = {
  readonly node: OrganizationNode;
  readonly above: readonly string[];
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** Whether its siblings are in sight; among the hits of a search they are not. */
  readonly isAmongSiblings: boolean;
};

/** The rows of one branch, in their order. */
export const placesOf = (nodes: readonly OrganizationNode[], above: readonly string[]): OrganizationPlace[] =>
  nodes.map((node, at) => ({
    node,
    above,
    previousId: nodes[at - 1]?.id ?? null,
    nextId: nodes[at + 1]?.id ?? null,
    isAmongSiblings: true,
  }));
