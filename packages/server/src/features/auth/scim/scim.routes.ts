import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { on } from '../../../platform/http/route.ts';
import type { RawRoutes } from '../../../platform/http/raw.ts';
import { provisioningShape } from '../../../platform/http/body-shape.ts';
import { discoveryHandlers } from './discovery-handlers.ts';
import { groupHandlers } from './group-handlers.ts';
import { createScimToken, listScimTokens, revokeScimToken } from './manage-tokens.ts';
import { listScimGroups, mapScimGroup, readScimPlace, saveScimPlace } from './map-groups.ts';
import { demandProvisioner } from './protocol/scim-client.ts';
import { refusalAnswer, scimMediaType } from './protocol/scim-error.ts';
import { userHandlers } from './user-handlers.ts';

export const scimAdminRoutes = [
  on(wire.listScimTokens, listScimTokens),
  on(wire.createScimToken, createScimToken),
  on(wire.revokeScimToken, revokeScimToken),
  on(wire.listScimGroups, listScimGroups),
  on(wire.mapScimGroup, mapScimGroup),
  on(wire.readScimPlace, readScimPlace),
  on(wire.saveScimPlace, saveScimPlace),
];

/** RFC 7644, for Microsoft Entra, Okta and whatever else provisions people. */
export const scimRoutes: RawRoutes = {
  prefix: '/scim/v2',
  routes: [...userHandlers, ...groupHandlers, ...discoveryHandlers],
  bodyTypes: [scimMediaType],
  refuse: refusalAnswer,
  admit: demandProvisioner,
  bodyShape: provisioningShape,
};
