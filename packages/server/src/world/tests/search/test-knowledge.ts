import { gather, type Source } from '../../../features/assistant/gathering.ts';
import { searchables } from '../../../app/searchables.ts';
import type { Turn } from '../../../platform/assistant-ports.ts';
import type { Context } from '../../../platform/context.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';
import { indexWorld } from './test-search.ts';

type Over = {
  readonly history?: readonly Turn[];
  readonly useWeb?: boolean;
  readonly external?: Partial<Context['external']>;
};

/** What the assistant finds for people of the demo company, within what their company may see. */
export function knowledgeOf(world: TestWorld) {
  const { installation } = world;
  async function personOf(account: string): Promise<Context> {
    const person = await personAt(installation.system, account, 0);
    return { ...person, ...installation.db.forTenant(person.actor.tenantId), language: 'cn' };
  }
  async function ask(
    account: string,
    question: string,
    { external = {}, ...over }: Over = {},
  ): Promise<readonly Source[]> {
    const person = await personOf(account);
    const ctx = { ...person, external: { ...person.external, ...external } };
    await indexWorld(world);
    const { signal } = new AbortController();
    return gather(ctx, { question, history: [], useWeb: false, searchables, signal, ...over });
  }
  const titlesFor = async (account: string, question: string): Promise<string[]> =>
    (await ask(account, question)).map(({ title }) => title);
  return { personOf, ask, titlesFor };
}
