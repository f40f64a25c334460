import * as accountWire from '@shuyuan/contract/auth/account.wire';
import * as wire from '@shuyuan/contract/auth/auth.wire';
import * as entranceWire from '@shuyuan/contract/auth/entrance.wire';
import { giveDeviceCookie } from '../../platform/http/device-cookie.ts';
import { on, onWithCookie } from '../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { issueToken } from './issue-token.ts';
import { listSessions } from './list-sessions.ts';
import { readEntrance } from './read-entrance.ts';
import { revokeToken } from './revoke-token.ts';
import { validateToken } from './validate-token.ts';

export const authRoutes = [
  onWithCookie(wire.issueToken, issueToken, giveDeviceCookie),
  on(wire.validateToken, validateToken),
  on(wire.revokeToken, revokeToken),
  on(entranceWire.readEntrance, readEntrance),
  on(accountWire.changePassword, changePassword),
  on(accountWire.listSessions, listSessions),
  on(accountWire.endSession, endOneSession),
  on(accountWire.endOtherSessions, endOtherSessions),
];
