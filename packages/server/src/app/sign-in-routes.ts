import { authRoutes } from '../features/auth/auth.routes.ts';
import { scimAdminRoutes, scimRoutes } from '../features/auth/scim/scim.routes.ts';
import { oidcRoutes, ssoRoutes } from '../features/auth/sso/sso.routes.ts';
import type { RawRoutes } from '../platform/http/raw.ts';
import type { Route } from '../platform/http/route.ts';

/** Who comes in and how. */
export const signInRoutes: readonly Route[] = [...authRoutes, ...ssoRoutes, ...scimAdminRoutes];

/** Where browsers are sent, and what other systems speak. */
export const signInRawRoutes: readonly RawRoutes[] = [oidcRoutes, scimRoutes];
