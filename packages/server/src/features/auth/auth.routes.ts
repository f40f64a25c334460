import * as wire from '@shuyuan/contract/auth/auth.wire';
import { on } from '../../platform/http/route.ts';
import { issueToken } from './issue-token.ts';
import { revokeToken } from './revoke-token.ts';
import { validateToken } from './validate-token.ts';

export const authRoutes = [
  on(wire.issueToken, issueToken),
  on(wire.validateToken, validateToken),
  on(wire.revokeToken, revokeToken),
];
