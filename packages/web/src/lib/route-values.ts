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
