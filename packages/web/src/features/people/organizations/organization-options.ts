import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { type Branch, treeOf } from '@shuyuan/contract/people/organization-tree';
import type { readOrganizationTree } from '@shuyuan/contract/people/organizations.wire';

export type OrganizationNode = OutputOf<typeof readOrganizationTree>['items'][number];
export type OrganizationBranch = Branch<OrganizationNode>;

export type Option = { readonly value: string; readonly label: string };

/** A list shows depth by indentation; an ideographic space is as wide as a character and no reader speaks it. */
const indent = '\u3000';

/** The tree as a list, parents before their children, without the sub-tree of `but`. */
export function optionsOf(nodes: readonly OrganizationNode[], but?: string): Option[] {
  const walk = (branches: readonly OrganizationBranch[], depth: number): Option[] =>
    branches
      .filter(({ id }) => id !== but)
      .flatMap(({ id, name, below }) => [
        { value: id, label: `${indent.repeat(depth)}${name}` },
        ...walk(below, depth + 1),
      ]);
  return walk(treeOf(nodes), 0);
}
