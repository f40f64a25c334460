import type { Turn } from '../../platform/assistant-ports.ts';
import type { Context } from '../../platform/context.ts';
import type { Searchable } from '../search/index.ts';
import { askCompany } from './knowledge-of-company/ask-company.ts';
import type { Source } from './source.ts';
import { askWeb } from './web/ask-web.ts';

export { quotingModel } from './answer-by-quotation/quoting-model.ts';
export type { Source } from './source.ts';

type Input = {
  readonly question: string;
  /** What was said before; a question that says little by itself is understood by it. */
  readonly history: readonly Turn[];
  readonly useWeb: boolean;
  /** Everything that can be found, by who decides who may see it. */
  readonly searchables: readonly Searchable[];
  readonly signal: AbortSignal;
};

/** What an answer may stand on, the best first: places of the company the caller may open, then pages of the web (D-156). */
export async function gather(ctx: Context, asked: Input): Promise<readonly Source[]> {
  const [company, web] = await Promise.all([askCompany(ctx, asked), asked.useWeb ? askWeb(ctx, asked) : []]);
  return [...company, ...web];
}
