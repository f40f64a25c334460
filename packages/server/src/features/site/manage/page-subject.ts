import { textIn } from '@shuyuan/contract/site/local-text';
import type { Article, PageContent, PageKind } from '@shuyuan/contract/site/page-kinds';

export const pageSubject = (id: string) => ({ kind: 'site-page', id }) as const;

type Named = { readonly kind: PageKind; readonly article: Article | null; readonly content: PageContent | null };

/** The name of a page in the trail: its title, or what it is. */
export const nameOf = ({ kind, article, content }: Named): string =>
  textIn(content?.title ?? {}, 'cn') || (article ?? kind);
