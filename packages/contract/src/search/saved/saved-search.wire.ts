import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text } from '../../kernel/fields.wire.ts';
import { searchKinds } from '../search-kinds.ts';
import { searchLimits, searchSorts } from '../search-limits.ts';
import { searchFilters } from '../search.wire.ts';

const base = '/search/saved';
const name = text(searchLimits.savedName, 1);
const question = {
  keyword: text(searchLimits.characters, 1),
  kind: z.enum(searchKinds).optional(),
  sort: z.enum(searchSorts).default('relevance'),
  ...searchFilters,
};

export const savedFilters = z.object(question).omit({ keyword: true });
export type SavedFilters = z.output<typeof savedFilters>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: base,
  summary:
    'The saved searches of the caller by name, twenty at most, each with how many results are new since it was opened.',
  access: 'member',
  input: empty,
  output: z.object({
    items: z.array(
      z.object({ id, name: z.string(), keyword: z.string(), ...savedFilters.shape, newCount: z.int().nonnegative() }),
    ),
  }),
  errors: [],
});

export const saveSearch = endpoint({
  method: 'POST',
  path: base,
  summary: 'Keeps a question with its filters under a name; what it finds now is known.',
  access: 'member',
  input: z.object({ name, ...question }),
  output: idOnly,
  errors: ['search.too-many-saved', 'search.name-taken'],
  rateLimit: { max: 30, per: 'caller' },
});

export const renameSavedSearch = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Another name for a saved search of the caller.',
  access: 'member',
  input: z.object({ id, name }),
  output: idOnly,
  errors: ['search.name-taken'],
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Gives up a saved search of the caller.',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
});

export const openSavedSearch = endpoint({
  method: 'PUT',
  path: `${base}/:id/opened`,
  summary: 'The caller has seen what is new of it; until something comes up it stays marked.',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
  rateLimit: { max: 120, per: 'caller' },
});
