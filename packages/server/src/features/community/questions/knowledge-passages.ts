import { teaserOf, teaserWords } from '@shuyuan/contract/pricing/teaser';
import type { Context } from '../../../platform/context.ts';
import type { Candidate } from '../../../platform/search-rank.ts';
import { isIn, type Terms } from '../../../platform/search-terms.ts';
import { searchable } from '../../../platform/searchable.ts';
import type { Passage } from '../../assistant/index.ts';
import { findOffers } from '../offers/find-offers.ts';
import { cleanText } from '../rich-text.ts';
import { businessTypeOf } from './collectable-questions.ts';
import * as store from './knowledge-questions.store.ts';

export type Found = Candidate & { readonly id: string };

const hitsIn = (terms: Terms, text: string): number =>
  terms.reduce((hits, term, place) => (isIn(text, term) ? hits | (1 << place) : hits), 0);

/** D-122: what somebody has not paid for is found by its card alone, or a clever question would read the rest. */
export async function asReadable(ctx: Context, terms: Terms, rows: readonly store.Matching[]): Promise<Found[]> {
  const priced = rows.filter(({ isPriced }) => isPriced);
  const offers = await findOffers(ctx, 'question', priced);
  return rows.flatMap(({ summary, ...row }) => {
    if (offers.get(row.id)?.isOpen !== false) return [row];
    const textHits = hitsIn(terms, searchable(teaserWords(summary)));
    return (row.titleHits | textHits) === 0 ? [] : [{ ...row, textHits }];
  });
}

/** What was found by its text and by an answer is one. */
export function merged(rows: readonly Found[]): Found[] {
  const byId = new Map<string, Found>();
  for (const row of rows) {
    const known = byId.get(row.id);
    byId.set(row.id, known ? { ...known, textHits: known.textHits | row.textHits } : row);
  }
  return [...byId.values()];
}

/** What the caller reads of these: the text with its best answers, or what everybody is shown of it. */
export async function passagesOf(ctx: Context, ids: readonly string[]): Promise<Passage[]> {
  const [rows, answers] = await Promise.all([
    store.listTexts(ctx.read, ctx.actor.tenantId, ids),
    store.listBestAnswers(ctx.read, ids),
  ]);
  const offers = await findOffers(ctx, 'question', rows);
  return rows.map(({ id, title, content, summary, kind, publishedAt }) => {
    const text = offers.get(id)?.isOpen === false ? teaserOf(summary) : cleanText(content).text;
    return {
      businessType: businessTypeOf(kind),
      businessId: id,
      columnId: null,
      accountId: null,
      seconds: null,
      title,
      text: [text, ...(answers.get(id) ?? [])].join('\n'),
      publishedAt: publishedAt.getTime(),
    };
  });
}

/** For whoever may read it whole. */
export async function wholeTextOf(
  { read }: Context,
  { id, content }: { readonly id: string; readonly content: string },
): Promise<string> {
  const answers = (await store.listBestAnswers(read, [id])).get(id) ?? [];
  return [cleanText(content).text, ...answers].join('\n');
}
