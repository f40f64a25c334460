import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { isUsableWord, maxJudgedLength, maxWordLength, maxWordsPerCall } from './sensitive-words.ts';

export const checkText = endpoint({
  method: 'POST',
  path: '/system/sensitive/judge-str',
  summary: 'The banned words in a text, as the list writes them, in the order they appear (COMM-03, COMM-04).',
  access: 'member',
  input: z.object({ str: z.string().max(maxJudgedLength) }),
  output: z.array(z.string()),
  errors: [],
  rateLimit: { max: 60, per: 'caller' },
});

export const listWords = endpoint({
  method: 'GET',
  path: '/system/sensitive/list',
  summary: 'The sensitive words of the tenant, the newest first.',
  access: 'config.write',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(z.object({ id, word: z.string(), addedAt: time, addedBy: z.string().nullable() })),
  errors: [],
});

const newWord = text(maxWordLength, 1).refine(isUsableWord, { error: 'not-a-word' });

export const addWords = endpoint({
  method: 'POST',
  path: '/system/sensitive',
  summary: 'Adds words; those that are there already, however they are written, are left as they are.',
  access: 'config.write',
  input: z.object({
    items: z
      .array(z.object({ word: newWord }))
      .min(1)
      .max(maxWordsPerCall),
  }),
  output: z.object({ added: z.int(), known: z.int() }),
  errors: ['sensitive.list-full'],
});

export const removeWords = endpoint({
  method: 'POST',
  path: '/system/sensitive/remove',
  summary: 'Takes words from the list; all of them or, when one is unknown, none.',
  access: 'config.write',
  input: z.object({ ids: z.array(id).min(1).max(100) }),
  output: z.object({ removed: z.int() }),
  errors: [],
});
