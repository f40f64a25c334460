import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { passwordMax } from './password.ts';

const password = z.string().min(1).max(passwordMax);

export const changePassword = endpoint({
  method: 'PUT',
  path: '/oauth/password',
  summary: 'A new password of the caller; every other session of theirs ends.',
  access: 'member',
  input: z.object({ password: password.describe('the present one'), newPassword: password }),
  output: z.object({ endedSessions: z.int().nonnegative() }),
  errors: ['auth.wrong-password', 'auth.password-unchanged', 'auth.password-weak', 'auth.password-common'],
  rateLimit: { max: 5, per: 'caller', isShared: true },
  allowsOneTimePassword: true,
});

export const sessionOut = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isHandheld: z.boolean(),
  address: z.string(),
  createdAt: time,
  lastUsedAt: time.describe('up to a minute late'),
  isCurrent: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/oauth/session',
  summary: 'Where the caller is signed in now, the last used first.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(sessionOut),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/oauth/session/:id',
  summary: 'Ends one session of the caller, everywhere within seconds.',
  access: 'member',
  input: idOnly,
  output: empty,
  errors: [],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/oauth/session',
  summary: 'Ends every session of the caller but this one.',
  access: 'member',
  input: empty,
  output: z.object({ endedSessions: z.int().nonnegative() }),
  errors: [],
});
