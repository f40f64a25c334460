import { changeSearch } from '../../../../lib/navigation.ts';
import { useSearchParams } from '../../../../lib/route-values.ts';

/** As long as the lists take it; a longer one came by a mistyped address. */
const wordMax = 50;

/** What is looked for on the live home: one word for everything there, part of the address. */
export const useHomeWord = (): string => [...(useSearchParams()['search'] ?? '').trim()].slice(0, wordMax).join('');

/** What is found begins at its first page. */
export const lookFor = (word: string): void =>
  changeSearch({ search: word || undefined, page: undefined, review: undefined });
