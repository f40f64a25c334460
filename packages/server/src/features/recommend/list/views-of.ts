import { isRecommendKind, keyOfItem, type RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import type { Context } from '../../../platform/context.ts';
import type { SearchReader } from '../../search/index.ts';
import { listNames } from './interest.store.ts';
import type { Ranked } from './rank.ts';
import { listTitles, type OpenKind } from './visible.store.ts';

type Page = { readonly reader: SearchReader; readonly kinds: readonly OpenKind[]; readonly page: readonly Ranked[] };

const textMax = 140;

/** The cause of an item: the key of another, or a label. */
function becauseOf({ reason, nextFrom, positionGroup, followed, topics }: Ranked): string | null {
  if (reason === 'next') return nextFrom;
  if (reason === 'position') return positionGroup;
  if (reason === 'follow') return followed;
  return reason === 'topic' ? (topics[0] ?? null) : null;
}

function itemOf(key: string): RecommendItem[] {
  const [kind = '', ...rest] = key.split(':');
  return isRecommendKind(kind) ? [{ kind, id: rest.join(':') }] : [];
}

/** The names of what speaks for a page, by key; of what was finished before only while it may still be seen. */
async function namesOf(ctx: Context, { reader, kinds, page }: Page): Promise<Map<string, string>> {
  const keys = page.flatMap((one) => becauseOf(one) ?? []);
  const idsOf = (label: string) =>
    keys.filter((key) => key.startsWith(`${label}:`)).map((key) => key.slice(label.length + 1));
  const authors = page.flatMap(({ authorId }) => authorId ?? []);
  const [labels, titles] = await Promise.all([
    listNames(ctx.read, {
      topic: idsOf('topic'),
      position: idsOf('position'),
      account: idsOf('account'),
      author: [...idsOf('author'), ...authors],
    }),
    listTitles(ctx.read, { reader, kinds, items: keys.flatMap(itemOf) }),
  ]);
  return new Map([
    ...labels.map(({ label, name }) => [label, name] as const),
    ...titles.map((one) => [keyOfItem(one), one.title] as const),
  ]);
}

/** A page as it is shown. */
export async function viewsOf(ctx: Context, input: Page) {
  const names = await namesOf(ctx, input);
  return input.page.map((one) => {
    const because = becauseOf(one);
    return {
      kind: one.kind,
      id: one.id,
      title: one.title,
      text: [...one.text.replaceAll(/\s+/g, ' ').trim()].slice(0, textMax).join(''),
      authorName: names.get(`author:${one.authorId}`) ?? '',
      publishedAt: one.publishedAt.getTime(),
      reason: {
        type: one.reason,
        name: because === null ? null : (names.get(because) ?? null),
        dueAt: one.reason === 'due' ? (one.dueAt?.getTime() ?? null) : null,
      },
    };
  });
}
