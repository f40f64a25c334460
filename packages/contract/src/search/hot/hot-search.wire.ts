import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { empty, text } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { searchLimits } from '../search-limits.ts';

const words = z.string();

export const listHotSearches = endpoint({
  method: 'GET',
  path: '/search/hot',
  summary:
    'What at least five people of the company searched in the last thirty days, of what finds something for the caller as it is written.',
  access: 'member',
  input: empty,
  output: z.object({ items: z.array(z.object({ words })) }),
  errors: [],
  rateLimit: { max: 60, per: 'caller' },
});

export const listProposedSearches = endpoint({
  method: 'GET',
  path: '/search/hot/manage',
  summary: 'What may be proposed as hot, the most searched first, and what is hidden, also where it is hot no longer.',
  access: 'config.write',
  input: z.object(pagingInput),
  output: pageOf(z.object({ words, isHidden: z.boolean() })),
  errors: [],
});

export const hideHotSearch = endpoint({
  method: 'PUT',
  path: '/search/hot/hidden',
  summary: 'Proposes a text to nobody any more, or to everybody again.',
  access: 'config.write',
  input: z.object({ words: text(searchLimits.characters, 1), isHidden: z.boolean() }),
  output: empty,
  errors: [],
});
