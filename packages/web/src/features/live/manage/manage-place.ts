import { maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import { livePageSize } from '@shuyuan/contract/live/live-form';
import type { Search } from '../../../lib/paths.ts';

/** Where one is in the management table: all lives one may manage, or the list of one's own (LIVE-MGMT-20). */
export type ManagePlace = Paging & { readonly tab: 'all' | 'mine'; readonly search: string };

type Texts = Readonly<Record<string, unknown>>;

const wholeOr = (text: unknown, otherwise: number, max: number): number =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max ? Number(text) : otherwise;

/** The table lies above whatever page is shown; its place is part of that page's address. Null: it is not open. */
export function managePlace(search: Texts): ManagePlace | null {
  const tab = search['lives'];
  if (tab !== 'all' && tab !== 'mine') return null;
  const words = search['livesSearch'];
  return {
    tab,
    page: wholeOr(search['livesPage'], 1, 1_000_000),
    pageSize: wholeOr(search['livesSize'], livePageSize, maxPageSize),
    search: typeof words === 'string' ? words : '',
  };
}

/** The same as values of an address; null takes all of them out. */
export const manageSearch = (place: ManagePlace | null): Search => ({
  lives: place?.tab,
  livesPage: place === null || place.page === 1 ? undefined : place.page,
  livesSize: place === null || place.pageSize === livePageSize ? undefined : place.pageSize,
  livesSearch: place?.search || undefined,
});

export const firstPlace: ManagePlace = { tab: 'all', page: 1, pageSize: livePageSize, search: '' };
