import { isLoaded, translate } from '../../../lib/text-packs.ts';
import { loadGroups, useLanguage, useT } from '../../../lib/texts.ts';
import { type ArticleId, articleIds, helpArticles } from './help-articles.ts';
import type { LabelKey } from './help-article.ts';
import type { ArticleText } from './find-articles.ts';

/** Titles and words of all articles, to be searched; names of buttons are not filled in. */
export function useArticleTexts(): readonly ArticleText<ArticleId>[] {
  const t = useT('help');
  return articleIds.map((id) => ({
    id,
    title: t(`help.${id}.title`),
    body: `${t(`help.${id}.text`)} ${t(`help.${id}.steps`)}`,
  }));
}

type ArticleWords = {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
  /** The name of the page the article leads to. */
  readonly page: string;
};

const nameOf = ({ group, key }: LabelKey): string => translate(key, { ns: group });

/** An article with the names of its buttons and its page; null until their packs are there. */
export function useArticleWords(id: ArticleId): ArticleWords | null {
  const t = useT('help');
  const { language } = useLanguage();
  const { link, labels = {} } = helpArticles[id];
  const groups = ['help', link.label.group, ...Object.values(labels).map(({ group }) => group)] as const;
  const missing = groups.filter((group) => !isLoaded(language, group));
  if (missing.length > 0) {
    // As with `useT`: whoever comes again tries again.
    loadGroups(language, missing).catch(() => undefined);
    return null;
  }
  const names = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, nameOf(label)]));
  const page = nameOf(link.label);
  const steps = t(`help.${id}.steps`, { ...names, page }).split('\n');
  return { title: t(`help.${id}.title`), text: t(`help.${id}.text`), steps, page };
}
