import { listBankCategories } from '@shuyuan/contract/exams/bank/bank.wire';
import { useMemo } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { categoryTree } from './category-tree.ts';

/** The categories of the bank as a tree; empty while they are on their way. */
export function useCategories() {
  const read = useRead(listBankCategories, {}, { claims: 'notices' });
  const tree = useMemo(() => categoryTree(read.data?.items ?? []), [read.data]);
  return { read, tree };
}
