import { exchangeCode as exchangeCodeWire } from '@shuyuan/contract/auth/auth.wire';
import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import type { RawRoutes } from '../../../platform/http/raw.ts';
import { giveDeviceCookie } from '../../../platform/http/device-cookie.ts';
import { on, onWithCookie } from '../../../platform/http/route.ts';
import { createSource, deleteSource, listSources, updateSource } from './manage-sources.ts';
import { finishOidc, oidcBase, startOidc } from './oidc-flow.ts';
import { readPolicy, savePolicy } from './policy.ts';
import { probeSource } from './probe-source.ts';
import { exchangeCode } from './sign-in-codes.ts';

export const ssoRoutes = [
  on(wire.listSources, listSources),
  on(wire.createSource, createSource),
  on(wire.updateSource, updateSource),
  on(wire.deleteSource, deleteSource),
  on(wire.testSource, probeSource),
  on(wire.readPolicy, readPolicy),
  on(wire.savePolicy, savePolicy),
  onWithCookie(exchangeCodeWire, exchangeCode, giveDeviceCookie),
];

/** Where a browser leaves for a provider and comes back: redirects, not data. */
export const oidcRoutes: RawRoutes = {
  prefix: oidcBase,
  routes: [
    { method: 'GET', path: '/:sourceId/start', rateLimit: { max: 60, per: 'caller' }, handle: startOidc },
    { method: 'GET', path: '/:sourceId/callback', rateLimit: { max: 60, per: 'caller' }, handle: finishOidc },
  ],
};
