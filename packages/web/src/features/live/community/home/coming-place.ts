import { maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Search } from '../../../../lib/paths.ts';

/** Which of the coming lives an address shows. */
export type ComingPlace = Paging & { readonly tab: 'all' | 'mine' };

const comingPageSize = 10;

const wholeOr = (text: string | undefined, otherwise: number, max: number): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') && Number(text) <= max ? Number(text) : otherwise;

export const comingPlace = (search: Readonly<Record<string, string | undefined>>): ComingPlace => ({
  tab: search['coming'] === 'mine' ? 'mine' : 'all',
  page: wholeOr(search['page'], 1, 1_000_000),
  pageSize: wholeOr(search['pageSize'], comingPageSize, maxPageSize),
});

/** What is the default is left out, so that links stay short. */
export const comingSearch = ({ tab, page, pageSize }: ComingPlace): Search => ({
  coming: tab === 'all' ? undefined : tab,
  page: page === 1 ? undefined : page,
  pageSize: pageSize === comingPageSize ? undefined : pageSize,
});
