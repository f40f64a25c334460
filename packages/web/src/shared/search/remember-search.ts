import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { create } from 'zustand';
import { useSession } from '../../lib/session.ts';
import { browserSlot } from '../../lib/storage.ts';

type SearchMemory = {
  /** The person who searched: the next one at this machine does not meet their searches (D-030). */
  readonly memberId: string | null;
  /** SHELL-14, D-195: the latest search first. */
  readonly recent: readonly string[];
};

const slotOf = (memberId: string) => browserSlot(`shuyuan.search.${memberId}`);

/** The searches this browser remembers; anything else that stands there is nothing. */
function remembered(memberId: string): string[] {
  try {
    const kept: unknown = JSON.parse(slotOf(memberId).read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, searchLimits.recent) : [];
  } catch {
    return [];
  }
}

const useMemory = create<SearchMemory>(() => ({ memberId: null, recent: [] }));

const reader = (): string | null => useSession.getState().currentUser?.id ?? null;

function keep(recent: readonly string[]): void {
  const memberId = reader();
  if (memberId === null) return;
  slotOf(memberId).write(JSON.stringify(recent));
  useMemory.setState({ memberId, recent });
}

const known = (): readonly string[] => {
  const memberId = reader();
  return memberId === null ? [] : remembered(memberId);
};

/** The same words again come first instead of standing there twice. */
export function rememberSearch(words: string): void {
  keep([words, ...known().filter((one) => one !== words)].slice(0, searchLimits.recent));
}
export const forgetSearch = (words: string): void => keep(known().filter((one) => one !== words));
export const forgetSearches = (): void => keep([]);

/** The last searches of the reader in this browser. */
export function useRecentSearches(): readonly string[] {
  const memberId = useSession(({ currentUser }) => currentUser?.id ?? null);
  const memory = useMemory();
  if (memberId === null) return [];
  return memory.memberId === memberId ? memory.recent : remembered(memberId);
}
