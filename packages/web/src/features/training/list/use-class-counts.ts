import { listClasses } from '@shuyuan/contract/training/class.wire';
import { useRead } from '../../../lib/queries.ts';
import { justCount, quietly } from '../../../shared/reads/just-count.ts';

/** How many classes the reader applied for, and can apply for; undefined while that is not known. */
export const useClassCounts = () => ({
  mine: useRead(listClasses, { ...justCount, box: 'mine' }, quietly).data?.recordCount,
  open: useRead(listClasses, { ...justCount, box: 'open' }, quietly).data?.recordCount,
});
