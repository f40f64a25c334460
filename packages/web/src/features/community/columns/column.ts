import {
  listAccountColumns,
  listSubscribedColumns,
  readColumn,
  readColumnForm,
  readColumnSummary,
  recommendColumns,
} from '@shuyuan/contract/community/column.wire';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type Column = OutputOf<typeof listAccountColumns>['items'][number];
export type ColumnInfo = OutputOf<typeof readColumn>;

/** Whatever shows a column, read again once something about it has changed. */
export const columnReads: readonly Endpoint[] = [
  listAccountColumns,
  listSubscribedColumns,
  readColumn,
  readColumnForm,
  readColumnSummary,
  recommendColumns,
];
