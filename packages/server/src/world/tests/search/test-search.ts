import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listHotSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import * as wire from '@shuyuan/contract/search/search.wire';
import { searchables } from '../../../app/searchables.ts';
import { gather } from '../../../features/assistant/gathering.ts';
import { readKinds } from '../../../features/assistant/knowledge-of-company/passage.ts';
import { indexEverything } from '../../../features/search/documents/start-indexer.ts';
import type { Caller } from '../../caller.ts';
import { takeServerErrors } from '../../keeping-log.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';

type Filters = Omit<InputOf<typeof wire.search>, 'search'>;

/** Everything that waits to be indexed, now. */
export const indexWorld = ({ installation }: TestWorld): Promise<void> =>
  indexEverything(installation.system, searchables);

/** The searches of people of the demo company. */
export function searchOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  async function find(account: string, search: string, filters: Filters = {}) {
    const { status, body } = await (await as(account)).call(wire.search, { search, ...filters });
    if (status !== 200) throw new Error(`${status} ${body.message ?? ''} ${takeServerErrors().join(' ')}`);
    return body;
  }
  const idsFor = async (account: string, search: string, filters: Filters = {}): Promise<string[]> =>
    (await find(account, search, filters)).items.map(({ id }) => id);
  const suggested = async (account: string, search: string) =>
    (await (await as(account)).call(wire.suggest, { search })).body.items;
  const hot = async (account: string): Promise<string[]> =>
    (await (await as(account)).call(listHotSearches, {})).body.items.map(({ words }) => words);
  /** How many places with a word the assistant names to whoever asks for it. */
  async function quoted(account: string, word: string): Promise<number> {
    const { system, db } = world.installation;
    const person = await personAt(system, account, 0);
    const { signal } = new AbortController();
    const asked = { question: `${word}?`, history: [], useWeb: false, searchables, signal };
    const sources = await gather({ ...person, ...db.forTenant(person.actor.tenantId), language: 'cn' }, asked);
    return sources.filter((source) => JSON.stringify(source).includes(word)).length;
  }
  return { as, find, idsFor, suggested, hot, quoted };
}

/** Whether the assistant reads things of a kind. */
export const isQuoted = (kind: SearchKind): boolean => readKinds.includes(kind);

/** A text in pieces as it is read. */
export const plain = (marked: readonly { readonly text: string }[]): string => marked.map(({ text }) => text).join('');
export const hits = (marked: readonly { readonly text: string; readonly isHit: boolean }[]): string[] =>
  marked.filter(({ isHit }) => isHit).map(({ text }) => text);
