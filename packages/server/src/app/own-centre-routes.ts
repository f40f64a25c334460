import { centreRoutes } from '../features/centre/centre.routes.ts';
import { directorRoutes } from '../features/centre/director/director.routes.ts';
import { packRoutes } from '../features/centre/packs/packs.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { taskSources } from './task-sources.ts';

/** The calls of the centre: what waits for oneself, the people one directs, and what is pushed to them. */
export const ownCentreRoutes: readonly Route[] = [...centreRoutes(taskSources), ...directorRoutes, ...packRoutes];
