import { listBankCategories } from '@shuyuan/contract/exams/bank/bank.wire';
import { useRead } from '../../../../lib/queries.ts';

type Node = { readonly id: string; readonly parentId: string | null; readonly name: string };

/** Each category after the one it lies in, named with everything above it. */
function inTreeOrder(
  nodes: readonly Node[],
  parentId: string | null,
  above: string,
): { value: string; label: string }[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .flatMap(({ id, name }) => {
      const label = above === '' ? name : `${above} / ${name}`;
      return [{ value: id, label }, ...inTreeOrder(nodes, id, label)];
    });
}

/** The categories of the bank as a field offers them. */
export function useCategoryOptions() {
  const { data } = useRead(listBankCategories, {}, { claims: 'notices' });
  return inTreeOrder(data?.items ?? [], null, '');
}
