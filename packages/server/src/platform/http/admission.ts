import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { tokenOf } from '@shuyuan/contract/kernel/headers';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import type { Route } from './route.ts';

/** Finds the caller, or throws why there is none. */
export type Authenticator = {
  readonly byToken: (token: string) => Promise<Actor>;
  readonly bySession: (sessionKey: string) => Promise<Actor>;
};

async function findActor(
  request: FastifyRequest,
  { byToken }: Authenticator,
  isPublic: boolean,
): Promise<Actor | null> {
  const token = tokenOf(request.headers.authorization);
  if (!token) return null;
  if (!isPublic) return byToken(token);
  // A visitor's page must open with a stale token too.
  return byToken(token).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/** Who calls, when they may; null is a visitor where visitors may. */
async function admit(
  request: FastifyRequest,
  endpoint: Route['endpoint'],
  authenticator: Authenticator,
): Promise<Actor | null> {
  const isPublic = endpoint.access === 'public';
  const actor = await findActor(request, authenticator, isPublic);
  demand(isPublic || actor, 'auth.required');
  demand(isPublic || endpoint.allowsOneTimePassword || !actor?.mustChangePassword, 'auth.password-change-needed');
  if (endpoint.access !== 'public' && endpoint.access !== 'member') {
    demand(actor?.capabilities.has(endpoint.access), 'auth.forbidden');
  }
  return actor;
}

const admitted = Symbol('who was admitted');
type Admitted = FastifyRequest & { [admitted]?: Actor | null };

/** Before the body is read: a stranger's costs nothing. */
export const admitFirst = (endpoint: Route['endpoint'], authenticator: Authenticator) => ({
  onRequest: async (request: Admitted): Promise<void> => {
    request[admitted] = await admit(request, endpoint, authenticator);
  },
});

export const admittedActor = (request: Admitted): Actor | null => request[admitted] ?? null;

export function admittedMember(request: Admitted): Actor {
  const actor = admittedActor(request);
  demand(actor, 'auth.required');
  return actor;
}
