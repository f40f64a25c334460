import { afterEach, expect, test } from 'vitest';
import { type ReceivedRequest, openSearchServer } from '../world/tests/search/test-search-server.ts';
import { readConfig } from './config.ts';
import { webSearchOf, type WebSearchSettings } from './web-search.ts';

type Server = Awaited<ReturnType<typeof openSearchServer>>;
let server: Server | undefined;
afterEach(() => server?.close());

const open = async (...given: Parameters<typeof openSearchServer>): Promise<Server> =>
  (server = await openSearchServer(...given));
const says = (body: unknown) => () => ({ body: JSON.stringify(body) });

async function search(kind: WebSearchSettings['WEB_SEARCH_KIND'], { url }: Server, key = 'the-key') {
  const found = webSearchOf({ WEB_SEARCH_KIND: kind, WEB_SEARCH_URL: `${url}/`, WEB_SEARCH_KEY: key });
  if (!found) throw new Error('nobody searches');
  return found('快速换型 SMED', AbortSignal.timeout(3_000));
}
const only = ({ received }: Server): ReceivedRequest => {
  const [first, ...more] = received;
  if (!first || more.length > 0) throw new Error(`asked ${received.length} times`);
  return first;
};
const page = { title: 'SMED', url: 'https://example.com/smed', text: '换型分内外两步。' };

test('[D-156] SearXNG is asked for JSON and gives what it found', async () => {
  const result = { url: page.url, title: page.title, content: page.text, engine: 'x', score: 1 };
  const there = await open(says({ query: '', results: [result, { ...result, url: 'javascript:alert(1)' }] }));
  expect(await search('searxng', there, '')).toEqual([page]);
  const { method, url, authorization } = only(there);
  expect([method, url.pathname, url.searchParams.get('format')]).toEqual(['GET', '/search', 'json']);
  expect(url.searchParams.get('q')).toBe('快速换型 SMED');
  expect(authorization).toBeUndefined();
});

test('[D-156] Bocha is asked with its key; a summary is better than a snippet', async () => {
  const value = [
    { name: page.title, url: page.url, snippet: '短', summary: page.text, siteName: 'x' },
    { name: 'B', url: 'https://example.com/b', snippet: '只有片段', summary: null },
    { name: 'C', url: 'https://example.com/c', snippet: '' },
  ];
  const there = await open(says({ code: 200, data: { webPages: { value } } }));
  expect(await search('bocha', there)).toEqual([page, { title: 'B', url: 'https://example.com/b', text: '只有片段' }]);
  const { method, url, authorization, body } = only(there);
  expect([method, url.pathname, authorization]).toEqual(['POST', '/v1/web-search', 'Bearer the-key']);
  expect(JSON.parse(body)).toMatchObject({ query: '快速换型 SMED', summary: true });
});

test('[D-156] Bocha without pages found nothing', async () => {
  expect(await search('bocha', await open(says({ code: 200, data: { webPages: null } })))).toEqual([]);
});

test('[D-156] Tavily is asked with its key', async () => {
  const there = await open(says({ results: [{ title: page.title, url: page.url, content: page.text, score: 0.9 }] }));
  expect(await search('tavily', there)).toEqual([page]);
  const { url, authorization, body } = only(there);
  expect([url.pathname, authorization]).toEqual(['/search', 'Bearer the-key']);
  expect(JSON.parse(body)).toMatchObject({ query: '快速换型 SMED' });
});

test.for([
  ['a refusal', { status: 403, body: 'no' }, /403/],
  ['no JSON', { body: '<html>' }, /JSON/],
  ['another shape', { body: '{"items":[]}' }, /results/],
  ['another address', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, /./],
  ['too much', { body: `"${'x'.repeat(3 * 1024 * 1024)}"` }, /too much/],
] as const)('[D-156] %s is a failed search, never a source', async ([, answer, message]) => {
  await expect(search('searxng', await open(() => answer))).rejects.toThrow(message);
});

test('[D-156] a search that says nothing is given up when it is told to be', async () => {
  const { url } = await open(() => null);
  const found = webSearchOf({ WEB_SEARCH_KIND: 'searxng', WEB_SEARCH_URL: url, WEB_SEARCH_KEY: '' });
  await expect(found?.('x', AbortSignal.timeout(50))).rejects.toThrow(/timeout/i);
});

test('[D-156] nobody searches until it is set up, and half of a setting is refused', () => {
  expect(webSearchOf({ WEB_SEARCH_KIND: 'off', WEB_SEARCH_URL: '', WEB_SEARCH_KEY: '' })).toBeNull();
  expect(() => readConfig({ WEB_SEARCH_KIND: 'searxng' })).toThrow(/WEB_SEARCH_URL/);
  expect(() => readConfig({ WEB_SEARCH_KIND: 'tavily' })).toThrow(/WEB_SEARCH_KEY/);
  expect(() => readConfig({ WEB_SEARCH_KEY: 'secret-word' })).toThrow(/WEB_SEARCH_KIND/);
  expect(readConfig({ WEB_SEARCH_KIND: 'bocha', WEB_SEARCH_KEY: 'k' }).WEB_SEARCH_KIND).toBe('bocha');
});
