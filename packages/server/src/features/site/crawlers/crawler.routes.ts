import type { RawRoutes } from '../../../platform/http/raw.ts';
import { publishArticle, publishRobots, publishSitemap, siteBase } from './publish-articles.ts';

const rateLimit = { max: 240, per: 'caller' } as const;

/** Pages search engines read, without our client and without an account (D-187). */
export const crawlerRoutes: RawRoutes = {
  prefix: siteBase,
  routes: [
    { method: 'GET', path: '/sitemap.xml', rateLimit, handle: publishSitemap },
    { method: 'GET', path: '/:lang/:name', rateLimit, handle: publishArticle },
  ],
};

/** Its address is the same on every site. */
export const robotsRoutes: RawRoutes = {
  prefix: '/robots.txt',
  routes: [{ method: 'GET', path: '/', rateLimit, handle: publishRobots }],
};
