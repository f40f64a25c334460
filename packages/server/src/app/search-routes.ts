import { recommendRoutes } from '../features/recommend/recommend.routes.ts';
import { hotRoutes } from '../features/search/hot/hot.routes.ts';
import { reportRoutes } from '../features/search/report/report.routes.ts';
import { savedRoutes } from '../features/search/saved/saved.routes.ts';
import { searchRoutes as routesOf } from '../features/search/search.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { recommendSources } from './recommend-sources.ts';
import { searchables } from './searchables.ts';

/** Every call about looking for something, and about what is found without being looked for. */
export const searchRoutes: readonly Route[] = [
  ...routesOf(searchables),
  ...reportRoutes(searchables),
  ...hotRoutes(searchables),
  ...savedRoutes(searchables),
  ...recommendRoutes(recommendSources),
];
