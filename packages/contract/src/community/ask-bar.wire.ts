import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { listAccounts } from '../teams/account.wire.ts';
import { readAttention, saveAttention } from './attention.wire.ts';

/** D-145: one community. What the question bar asks is answered from the same follows and accounts. */

export const readAskBarAttention = endpoint({
  ...readAttention,
  path: '/ask-bar/attention',
  summary: 'Whether the caller follows something, as the question bar asks it (COMM-57).',
});

export const saveAskBarAttention = endpoint({
  ...saveAttention,
  path: '/ask-bar/attention',
  summary: 'Follows something or no longer, as the question bar asks it (COMM-57).',
});

export const listExperts = endpoint({
  method: 'GET',
  path: '/ask-bar/expert',
  summary: 'The experts of the company, found by name or topic, the newest first (COMM-57).',
  access: 'member',
  input: z.object(listAccounts.input.shape).omit({ enjoyType: true }),
  output: listAccounts.output,
  errors: [],
});
