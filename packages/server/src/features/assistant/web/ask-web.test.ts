import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSearch } from '../../../platform/assistant-ports.ts';
import { webSearchOf } from '../../../platform/web-search.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';
import { openSearchServer } from '../../../world/tests/search/test-search-server.ts';
import { askWeb } from './ask-web.ts';

let world: TestWorld;
let of: ReturnType<typeof knowledgeOf>;
let there: Awaited<ReturnType<typeof openSearchServer>>;
let isBroken = false;
beforeAll(async () => {
  world = await openWorld();
  of = knowledgeOf(world);
  const results = Array.from({ length: 9 }, (_, at) => ({
    title: at === 0 ? '' : `页面 ${at}`,
    url: `https://example.com/${at}`,
    content: '网上这样说。'.repeat(300),
  }));
  there = await openSearchServer(() => (isBroken ? { status: 500, body: '' } : { body: JSON.stringify({ results }) }));
});
afterAll(async () => {
  there.close();
  await world.close();
});

const searching = (): WebSearch | null =>
  webSearchOf({ WEB_SEARCH_KIND: 'searxng', WEB_SEARCH_URL: there.url, WEB_SEARCH_KEY: '' });

test('[D-156] pages of the web come behind the places of the company, as many as fit and cut', async () => {
  const sources = await of.ask('linzhiyuan', '拧紧枪的扭矩多久点检一次', {
    useWeb: true,
    external: { webSearch: searching() },
  });
  const kinds = sources.map(({ kind }) => kind);
  expect(kinds[0]).toBe('company');
  expect(kinds.slice(-3)).toEqual(['web', 'web', 'web']);
  expect(kinds.filter((kind) => kind === 'web')).toHaveLength(3);
  const first = sources.find(({ kind }) => kind === 'web');
  expect(first).toMatchObject({ title: 'example.com', url: 'https://example.com/0', businessId: null });
  expect(first?.text.length).toBeLessThanOrEqual(1_000);
});

test('[D-156] nobody asks the web who was not asked to', async () => {
  const before = there.received.length;
  await of.ask('linzhiyuan', '扭矩', { external: { webSearch: searching() } });
  expect(there.received).toHaveLength(before);
});

test('[D-156] a search that fails leaves an answer without pages, and the log says so', async () => {
  isBroken = true;
  const person = await of.personOf('linzhiyuan');
  const warned: string[] = [];
  const log = {
    ...person.log,
    warn: (details: unknown, message: string) => void warned.push(`${message} ${JSON.stringify(details)}`),
  };
  const ctx = { ...person, log: log as typeof person.log, external: { ...person.external, webSearch: searching() } };
  expect(await askWeb(ctx, { question: '扭矩', signal: new AbortController().signal })).toEqual([]);
  expect(warned).toEqual([expect.stringMatching(/the web search failed.*500/)]);
  isBroken = false;
});

test('[AI-21] whoever stops the question stops the search, without a word in the log', async () => {
  const person = await of.personOf('linzhiyuan');
  const warned: unknown[] = [];
  const log = { ...person.log, warn: (...said: unknown[]) => void warned.push(said) };
  const ctx = { ...person, log: log as typeof person.log, external: { ...person.external, webSearch: searching() } };
  expect(await askWeb(ctx, { question: '扭矩', signal: AbortSignal.abort() })).toEqual([]);
  expect(warned).toEqual([]);
});
