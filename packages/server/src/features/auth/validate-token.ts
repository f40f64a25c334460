import { expiresAt } from '@shuyuan/contract/auth/session-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { findCurrentUser } from '../people/index.ts';
import { findSession } from './auth.store.ts';

/** ROLE-07: whose token this is, and the seconds it lives without further use. */
export async function validateToken(ctx: Context) {
  const [user, session] = await Promise.all([
    findCurrentUser(ctx),
    findSession(ctx.read, Buffer.from(ctx.actor.sessionKey, 'hex')),
  ]);
  demand(session, 'auth.token-revoked');
  const ends = expiresAt({ createdAt: session.createdAt.getTime(), lastUsedAt: session.lastUsedAt.getTime() });
  return { user, expiresIn: Math.max(0, Math.floor((ends - ctx.now()) / 1000)) };
}
