/** SHELL-18: the common pager. Screens with a page size of their own (lives 10, ledger 10) pass it. */
export const defaultPageSize = 20;
export const pageSizeOptions = [10, 20, 30, 40] as const;
/** D-023 */
export const maxPageSize = 100;

export type Paging = { readonly page: number; readonly pageSize: number };

export const offsetOf = ({ page, pageSize }: Paging): number => (page - 1) * pageSize;
export const pageCount = (recordCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(recordCount / pageSize));
