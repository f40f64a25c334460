import { defaultPageSize, maxPageSize } from '@shuyuan/contract/kernel/paging';
import { identities, type Identity } from '@shuyuan/contract/kernel/capabilities';
import { type MemberState, memberStates } from '@shuyuan/contract/people/member-state';

/** What the member list shows, as the address holds it: a reload or a link shows the same. */
export type MemberView = {
  readonly search: string;
  readonly organizationId: string;
  readonly state: MemberState | null;
  readonly identity: Identity | null;
  readonly page: number;
  readonly pageSize: number;
};

type Texts = Readonly<Record<string, string | undefined>>;

const wholeIn = (text: string | undefined, max: number, otherwise: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= max ? value : otherwise;
};

/** An address written by hand may say anything; what it does not mean is left out. */
export const viewOf = ({ search = '', organizationId = '', state, identity, page, pageSize }: Texts): MemberView => ({
  search,
  organizationId,
  state: memberStates.find((one) => one === state) ?? null,
  identity: identities.find((one) => one === identity) ?? null,
  page: wholeIn(page, Number.MAX_SAFE_INTEGER, 1),
  pageSize: wholeIn(pageSize, maxPageSize, defaultPageSize),
});

/** Only what differs from the plain list stands in the address. */
export const addressOf = (view: MemberView) => ({
  search: view.search || undefined,
  organizationId: view.organizationId || undefined,
  state: view.state ?? undefined,
  identity: view.identity ?? undefined,
  page: view.page === 1 ? undefined : view.page,
  pageSize: view.pageSize === defaultPageSize ? undefined : view.pageSize,
});

export const inputOf = ({ search, organizationId, state, identity, page, pageSize }: MemberView) => ({
  page,
  pageSize,
  ...(search && { search }),
  ...(organizationId && { organizationId }),
  ...(state && { state }),
  ...(identity && { identity }),
});

export const isFiltered = ({ search, organizationId, state, identity }: MemberView): boolean =>
  search !== '' || organizationId !== '' || state !== null || identity !== null;
