import { useRouterState } from '@tanstack/react-router';
import type { HelpPlace } from '../../features/site/help/help-article.ts';
import { paths } from '../../lib/paths.ts';
import { type RouteName, routeNames } from '../route-table.ts';

const routeOfPath: ReadonlyMap<string, RouteName> = new Map(routeNames.map((name) => [paths[name], name]));

/** The page that is shown, as articles name it; null for an address nobody knows. */
export function useHelpPlace(): HelpPlace | null {
  const path = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.fullPath) });
  // Parameters are texts of the address.
  const own = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.params as { name?: string } | undefined)?.name,
  });
  const route = routeOfPath.get(path);
  if (route === undefined) return null;
  return route === 'centerMy' ? `centerMy/${own ?? ''}` : route;
}
