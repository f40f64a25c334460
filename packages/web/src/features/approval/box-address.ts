import { type ApprovalBox, approvalBoxes } from '@shuyuan/contract/approval/process-life';
import { defaultPageSize, maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';

/** What the address of the approvals page says: which list, which page of it, and which approval is open. */
export type BoxPlace = Paging & { readonly box: ApprovalBox; readonly open: string | undefined };

type Texts = Readonly<Record<string, string | undefined>>;

function wholeOr(text: string | undefined, otherwise: number, max: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : otherwise;
}

/** Which page of a list an address names. */
export const pagingOf = (search: Texts): Paging => ({
  page: wholeOr(search['page'], 1, 1_000_000),
  pageSize: wholeOr(search['pageSize'], defaultPageSize, maxPageSize),
});

/** An address somebody mistyped shows the first page of the inbox, never an error. */
export const boxPlace = (search: Texts): BoxPlace => ({
  box: approvalBoxes.find((box) => box === search['box']) ?? 'to-decide',
  ...pagingOf(search),
  open: search['open'] || undefined,
});

/** The same as the values of an address; what is the default is left out, so that links stay short. */
export const boxSearch = ({ box, page, pageSize, open }: BoxPlace) => ({
  box: box === 'to-decide' ? undefined : box,
  page: page === 1 ? undefined : page,
  pageSize: pageSize === defaultPageSize ? undefined : pageSize,
  open,
});
