import { z } from 'zod';
import type { WebPage, WebSearch } from './assistant-ports.ts';

export type WebSearchSettings = {
  readonly WEB_SEARCH_KIND: 'searxng' | 'bocha' | 'tavily' | 'off';
  readonly WEB_SEARCH_URL: string;
  readonly WEB_SEARCH_KEY: string;
};

type Kind = Exclude<WebSearchSettings['WEB_SEARCH_KIND'], 'off'>;
type Address = { readonly url: string; readonly key: string };
type HttpRequest = { readonly url: string; readonly init: RequestInit };

/** How one kind of search is asked, and what its answer says. */
type Shape = {
  readonly ask: (address: Address, query: string) => HttpRequest;
  readonly read: (answer: unknown) => WebPage[];
};

const wanted = 6;
/** An answer of more is not one of a search. */
const answerMax = 2 * 1024 * 1024;

const posted = (url: string, key: string, body: object): HttpRequest => ({
  url,
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  },
});

const written = z.string().nullish();
const resultsOut = z.object({ results: z.array(z.object({ title: written, url: z.string(), content: written })) });
const bochaOut = z.object({
  data: z.object({
    webPages: z
      .object({ value: z.array(z.object({ name: written, url: z.string(), snippet: written, summary: written })) })
      .nullish(),
  }),
});

const readResults = (answer: unknown): WebPage[] =>
  resultsOut.parse(answer).results.map(({ title, url, content }) => ({ title: title ?? '', url, text: content ?? '' }));

const shapes: Record<Kind, Shape> = {
  searxng: {
    ask: ({ url, key }, query) => {
      const address = new URL(`${url}/search`);
      address.search = new URLSearchParams({ q: query, format: 'json' }).toString();
      return { url: address.href, init: { headers: key ? { authorization: `Bearer ${key}` } : {} } };
    },
    read: readResults,
  },
  bocha: {
    ask: ({ url, key }, query) => posted(`${url}/v1/web-search`, key, { query, summary: true, count: wanted }),
    read: (answer) =>
      (bochaOut.parse(answer).data.webPages?.value ?? []).map(({ name, url, snippet, summary }) => ({
        title: name ?? '',
        url,
        text: summary || snippet || '',
      })),
  },
  tavily: {
    ask: ({ url, key }, query) => posted(`${url}/search`, key, { query, max_results: wanted }),
    read: readResults,
  },
};

/** A link that runs something is no page; one without words says nothing. */
function isPage({ url, text }: WebPage): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && text.trim() !== '';
}

async function readBounded(response: Response): Promise<string> {
  let size = 0;
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > answerMax) throw new Error('the search answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Where the two that are services of somebody else usually are. */
const usualUrls: Record<Kind, string> = {
  searxng: '',
  bocha: 'https://api.bochaai.com',
  tavily: 'https://api.tavily.com',
};

/** D-156: null where nobody searches. */
export function webSearchOf({ WEB_SEARCH_KIND: kind, ...settings }: WebSearchSettings): WebSearch | null {
  if (kind === 'off') return null;
  const { ask, read } = shapes[kind];
  const address = {
    url: (settings.WEB_SEARCH_URL || usualUrls[kind]).replace(/\/+$/, ''),
    key: settings.WEB_SEARCH_KEY,
  };
  return async (query, signal) => {
    const { url, init } = ask(address, query);
    // What answers with another address would be told the key, or reach into our own network.
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    return read(JSON.parse(await readBounded(response))).filter(isPage);
  };
}
