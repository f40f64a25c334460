import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, text } from '../kernel/fields.wire.ts';
import { currentUserOut } from '../people/people.wire.ts';
import { passwordMax } from './password.ts';

const account = text(100, 1);

const tokenOut = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('seconds'),
});

export const issueToken = endpoint({
  method: 'POST',
  path: '/oauth/token',
  summary: 'Sign in with account and password (D-001), ours or the directory’s.',
  access: 'public',
  input: z.object({
    grant_type: z.literal('password'),
    username: account,
    password: z.string().min(1).max(passwordMax),
    sourceId: id.optional().describe('a directory chosen on the sign-in page'),
  }),
  output: tokenOut,
  errors: [
    'auth.wrong-credentials',
    'auth.locked',
    'auth.one-time-password-expired',
    'auth.suspended',
    'sign-in.source-off',
    'sign-in.unreachable',
    'sign-in.no-account',
    'sign-in.account-taken',
    'sign-in.sso-only',
    'sign-in.secret-unreadable',
  ],
  rateLimit: { max: 5, per: { field: 'username' }, isShared: true, isPerDevice: true },
});

export const exchangeCode = endpoint({
  method: 'POST',
  path: '/oauth/token/exchange',
  summary: 'The code a sign-in elsewhere came back with, once, for a token.',
  access: 'public',
  input: z.object({
    code: z.string().min(1).max(100),
    binding: z.string().min(1).max(100).describe('what this browser gave when it left for the provider'),
  }),
  output: tokenOut,
  errors: ['sign-in.code-used', 'auth.suspended'],
  // Per code, which nobody guesses (256 bits) and the first try uses up: a company comes from one address at nine o'clock.
  rateLimit: { max: 5, per: { field: 'code' }, isShared: true },
});

export const validateToken = endpoint({
  method: 'GET',
  path: '/oauth/token/validate',
  summary: 'Whose token this is and how long it lives without further use (ROLE-07, D-002).',
  access: 'member',
  input: empty,
  output: z.object({ user: currentUserOut, expiresIn: z.int().describe('seconds') }),
  errors: [],
  allowsOneTimePassword: true,
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/oauth/logout',
  summary: 'End this session.',
  access: 'member',
  input: empty,
  output: empty,
  errors: [],
  allowsOneTimePassword: true,
});
