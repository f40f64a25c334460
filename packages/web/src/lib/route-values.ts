import { defaultPageSize, maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import { createContext, useContext } from 'react';
import type { ParamsOf, PathName } from './paths.ts';

export type RouteValuesOf = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, string | undefined>>;
};

/** Parameters of the page around; a kept page that is out of sight keeps its own, not those of the page now shown. */
export const RouteValues = createContext<RouteValuesOf>({ params: {}, search: {} });

export function usePathParams<Name extends PathName>(_name: Name): ParamsOf<Name> {
  // The router matched this pattern before it rendered the page.
  return useContext(RouteValues).params as ParamsOf<Name>;
}

export const useSearchParams = (): RouteValuesOf['search'] => useContext(RouteValues).search;

/** The page of a list as the address says; whatever is no number there is the first page of the usual size. */
export function usePaging(usualSize: number = defaultPageSize): Paging {
  const { page, pageSize } = useSearchParams();
  return { page: countOf(page, 1), pageSize: countOf(pageSize, usualSize, maxPageSize) };
}

/** A whole number above zero, or the other one where the address says anything else. */
export const countOf = (text: string | undefined, otherwise: number, max = Number.MAX_SAFE_INTEGER): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') && Number(text) <= max ? Number(text) : otherwise;
