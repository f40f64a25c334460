import { noSignals, searchReasons, searchScore, type SearchHit } from '@shuyuan/contract/search/search-weights';
import { type SearchKind, searchKinds } from '@shuyuan/contract/search/search-kinds';
import { searchLimits, type SearchSort } from '@shuyuan/contract/search/search-limits';
import type { SearchHitView } from '@shuyuan/contract/search/search.wire';
import type { Context } from '../../../platform/context.ts';
import { type FoundRow, listTexts, type TextRow } from './found.store.ts';
import { markedText, passageAround } from './marked-text.ts';

/** Something that was found, with every text of it that was. */
export type FoundItem = SearchHit & { readonly rows: readonly FoundRow[]; readonly first: FoundRow };

/** Two texts of one thing are one result: it is worth what the better of them is. */
export function itemsOf(rows: readonly FoundRow[]): FoundItem[] {
  const groups = Map.groupBy(rows, ({ kind, itemId }) => `${kind} ${itemId}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      rows: own,
      first,
      isExactTitle: own.some(({ isExactTitle }) => isExactTitle),
      isTitleStart: own.some(({ isTitleStart }) => isTitleStart),
      hasWholeWords: own.some(({ hasWholeWords }) => hasWholeWords),
      isInTitle: own.some(({ isInTitle }) => isInTitle),
      useCount: Math.max(...own.map(({ useCount }) => useCount)),
      publishedAt: first.publishedAt.getTime(),
      ...noSignals,
    };
  });
}

/** In the order of the tabs; what is beyond a hundred is not counted. */
export function countsOf(items: readonly FoundItem[]) {
  const byKind = Map.groupBy(items, ({ first }) => first.kind);
  return searchKinds.flatMap((kind) => {
    const count = byKind.get(kind)?.length ?? 0;
    const isMore = count > searchLimits.counted;
    return count === 0 ? [] : [{ kind, count: isMore ? searchLimits.counted : count, isMore }];
  });
}

export const isOfKind =
  (kind: SearchKind | undefined) =>
  ({ first }: FoundItem): boolean =>
    kind === undefined || first.kind === kind;

export function inOrder(items: readonly FoundItem[], sort: SearchSort, now: number): FoundItem[] {
  if (sort === 'newest') return items.toSorted((a, b) => b.publishedAt - a.publishedAt);
  if (sort === 'used') return items.toSorted((a, b) => b.useCount - a.useCount || b.publishedAt - a.publishedAt);
  const scores = new Map(items.map((item) => [item, searchScore(item, now)]));
  return items.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || b.publishedAt - a.publishedAt);
}

const keyOf = ({ source, sourceId, part }: Pick<FoundRow, 'source' | 'sourceId' | 'part'>): string =>
  `${source} ${sourceId} ${part}`;

/** The text that has the words, where the title alone would say no more than the title. */
function bestText(texts: readonly TextRow[], words: readonly string[]) {
  const read = texts.map((text) => ({ text, ...passageAround(text.text, words) }));
  return read.find(({ hasHit }) => hasHit) ?? read[0];
}

/** The results of one page as they are shown. */
export async function viewsOf(ctx: Context, items: readonly FoundItem[], words: readonly string[]) {
  const rows = await listTexts(
    ctx.read,
    items.flatMap((item) => item.rows),
  );
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return items.flatMap((item): Omit<SearchHitView, 'isNew'>[] => {
    const texts = item.rows.flatMap((row) => byKey.get(keyOf(row)) ?? []);
    const best = bestText(texts, words);
    // Gone between the two reads.
    if (!best) return [];
    const { text, passage, line, hasHit } = best;
    return [
      {
        kind: item.first.kind,
        id: text.itemId,
        sourceId: text.sourceId,
        parentId: text.parentId,
        sectionKey: text.sectionKey,
        title: markedText(text.title, words),
        passage,
        second: hasHit ? (text.seconds?.[line] ?? null) : null,
        page: hasHit ? (text.pages?.[line] ?? null) : null,
        context: text.context,
        authorName: text.authorName ?? '',
        publishedAt: text.publishedAt.getTime(),
        reasons: [...searchReasons(item, ctx.now())],
      },
    ];
  });
}
