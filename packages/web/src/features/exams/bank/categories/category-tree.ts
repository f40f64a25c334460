import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listBankCategories } from '@shuyuan/contract/exams/bank/bank.wire';

type BankCategory = OutputOf<typeof listBankCategories>['items'][number];
type CategoryNode = BankCategory & {
  /** 1 at the top. */
  readonly depth: number;
  /** Questions in it and in everything that lies in it. */
  readonly allCount: number;
  readonly hasBelow: boolean;
};

/** Every category directly before what lies in it, in the order of their names. */
export function categoryTree(categories: readonly BankCategory[]): CategoryNode[] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const nodesIn = (parentId: string | null, depth: number): CategoryNode[] =>
    (below.get(parentId) ?? []).flatMap((category) => {
      const inside = nodesIn(category.id, depth + 1);
      const counts = inside.filter((one) => one.depth === depth + 1).map(({ allCount }) => allCount);
      const allCount = counts.reduce((sum, count) => sum + count, category.questionCount);
      return [{ ...category, depth, allCount, hasBelow: inside.length > 0 }, ...inside];
    });
  return nodesIn(null, 1);
}

/** A category among others of a list: what lies in another one stands further in. */
export const categoryLabel = ({ depth, name }: CategoryNode): string => `${'\u3000'.repeat(depth - 1)}${name}`;

export type { BankCategory, CategoryNode };
