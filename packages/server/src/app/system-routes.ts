import { adminRoutes } from '../features/admin/admin.routes.ts';
import { collectRoutes } from '../features/system/collect.routes.ts';
import { settingsRoutes } from '../features/system/settings/settings.routes.ts';
import { systemRoutes as ownRoutes } from '../features/system/system.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { readHome } from '../features/site/index.ts';
import { contactRoutes } from '../features/site/contact/contact.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { collectables } from './collectables.ts';
import { sharingRoutes } from './sharing-routes.ts';

/**
 * Every call about the installation and what its organisations set, with what administrators see of it, and what people
 * keep for themselves or pass on.
 */
export const systemRoutes: readonly Route[] = [
  ...ownRoutes(readHome),
  ...settingsRoutes,
  ...collectRoutes(collectables),
  ...sharingRoutes,
  ...adminRoutes,
  ...siteRoutes,
  ...contactRoutes,
];
