import { maxSources } from '@shuyuan/contract/assistant/chat';
import type { WebPage } from '../../../platform/assistant-ports.ts';
import type { Context } from '../../../platform/context.ts';
import { cutTo } from '../knowledge-of-company/sentences.ts';
import type { Source } from '../source.ts';

const maxPages = 3;
const timeLimitMs = 5_000;
const titleMax = 200;
const quoteLength = 160;
const textMax = 1_000;
/** Longer questions are refused by those who search; what is asked stands at their beginning. */
const queryMax = 200;

const toSource = ({ title, url, text }: WebPage): Source => ({
  kind: 'web',
  title: cutTo(title || new URL(url).host, titleMax),
  quote: cutTo(text, quoteLength),
  businessType: null,
  businessId: null,
  columnId: null,
  accountId: null,
  seconds: null,
  url,
  text: cutTo(text, textMax),
});

type Input = { readonly question: string; readonly signal: AbortSignal };

/** D-156: only pages that were really found. Where the search fails the answer goes without, and the log says why. */
export async function askWeb(ctx: Context, { question, signal }: Input): Promise<readonly Source[]> {
  const search = ctx.external.webSearch;
  if (!search) return [];
  try {
    const pages = await search(cutTo(question, queryMax), AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]));
    return pages.slice(0, Math.min(maxPages, maxSources)).map(toSource);
  } catch (error) {
    if (signal.aborted) return [];
    ctx.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the web search failed');
    return [];
  }
}
