import { expiresAt, touchEveryMs } from '@shuyuan/contract/auth/session-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import { coalesceReads } from '../../platform/coalesce.ts';
import type { Actor, SystemContext } from '../../platform/context.ts';
import type { Authenticator } from '../../platform/http/admission.ts';
import { findSessions, type Session, touchSession } from './auth.store.ts';
import { memberChanged, sessionEnded } from '../../platform/sessions/session-events.ts';
import { hashOf } from './token.ts';

/** A session just seen is not asked for again; ended elsewhere, the bus says so, and at worst it lives this long. */
const rememberedMs = 5_000;
const rememberedMax = 10_000;

/** Looked for at once: a crowd comes back within seconds. */
const maxSessions = 100;
const lookUpSession = coalesceReads<Buffer, Session | null>(findSessions, maxSessions);

type Remembered = { readonly actor: Actor; readonly session: Session; readonly seenAt: number };

/** Finds the caller behind a token or a session's key, and keeps a used session alive (D-002). */
export function createAuthenticator(ctx: Pick<SystemContext, 'read' | 'inTransaction' | 'bus' | 'now'>): Authenticator {
  const remembered = new Map<string, Remembered>();
  ctx.bus.subscribe(sessionEnded, ({ key }) => void remembered.delete(String(key)));
  ctx.bus.subscribe(memberChanged, ({ memberId }) => {
    for (const [key, { actor }] of remembered) if (actor.id === memberId) remembered.delete(key);
  });

  async function look(tokenHash: Buffer, sessionKey: string): Promise<Remembered> {
    const session = await lookUpSession(ctx, tokenHash);
    demand(session, 'auth.token-expired');
    const actor: Actor = {
      id: session.memberId,
      tenantId: session.tenantId,
      organizationId: session.organizationId,
      roles: session.roles,
      capabilities: new Set(capabilitiesOf(session.roles)),
      mustChangePassword: session.mustChangePassword,
      sessionKey,
    };
    // Oldest first out: the map keeps the order of insertion.
    if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value ?? '');
    const entry = { actor, session, seenAt: ctx.now() };
    remembered.set(sessionKey, entry);
    return entry;
  }

  async function find(tokenHash: Buffer): Promise<Actor> {
    const sessionKey = tokenHash.toString('hex');
    const known = remembered.get(sessionKey);
    const isFresh = known !== undefined && ctx.now() - known.seenAt < rememberedMs;
    const { actor, session } = isFresh ? known : await look(tokenHash, sessionKey);
    const now = ctx.now();
    demand(session.revokedAt === null && session.state === 'active', 'auth.token-revoked');
    const times = { createdAt: session.createdAt.getTime(), lastUsedAt: session.lastUsedAt.getTime() };
    demand(now < expiresAt(times), 'auth.token-expired');
    if (now - times.lastUsedAt > touchEveryMs) {
      remembered.delete(sessionKey);
      await ctx.inTransaction((tx) => touchSession(tx, tokenHash, new Date(now)));
    }
    return actor;
  }

  return {
    byToken: async (token) => find(hashOf(token)),
    bySession: async (sessionKey) => find(Buffer.from(sessionKey, 'hex')),
  };
}
