import { listDirectedUnits } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { maxPageSize } from '@shuyuan/contract/kernel/paging';
import { useRead } from '../../../lib/queries.ts';

/** The units right below one. */
export const useUnitsBelow = (id: string) =>
  useRead(listDirectedUnits, { id, pageSize: maxPageSize }, { claims: 'notices' });

export type Unit = OutputOf<typeof listDirectedUnits>['items'][number];
