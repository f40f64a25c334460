import type { RawRoutes } from '../../../platform/http/raw.ts';
import { badgeBase } from './issuer-of.ts';
import { publishIssuer } from './publish-issuer.ts';
import { publishStatusList } from './publish-status-list.ts';

const rateLimit = { max: 120, per: 'caller' } as const;

/** Keys and lists for verifiers of Open Badges, whoever they are: standards say what these addresses answer. */
export const badgeRoutes: RawRoutes = {
  prefix: badgeBase,
  routes: [
    { method: 'GET', path: '/issuers/:tenantId/did.json', rateLimit, handle: publishIssuer },
    { method: 'GET', path: '/issuers/:tenantId/status/:list', rateLimit, handle: publishStatusList },
  ],
};
