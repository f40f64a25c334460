import { type Language, languageNumbers, languages, localeOf } from '@shuyuan/contract/kernel/languages';
import { textIn } from '@shuyuan/contract/site/local-text';
import type { Article } from '@shuyuan/contract/site/page-kinds';
import type { VisitorContext } from '../../platform/context.ts';
import { findArticle } from './articles.store.ts';

type ArticleQuery = { readonly name: Article; readonly lang: number };

const languageOf = (lang: number): Language => languages.find((one) => languageNumbers[one] === lang) ?? 'en';

/** SITE-06, D-187. A visitor belongs to nobody and reads the articles of the oldest company, as on the sign-in page. */
export async function readArticle({ read, actor }: VisitorContext, { name, lang }: ArticleQuery) {
  const content = await findArticle(read, { tenantId: actor?.tenantId ?? null, name });
  const language = languageOf(lang);
  if (!content) return { isWritten: false, title: '', description: '', languages: [], modules: [] };
  const { title, description, modules } = content;
  return {
    isWritten: true,
    title: textIn(title, language),
    description: textIn(description, language),
    languages: languages.filter((one) => title[one]).map((one) => localeOf[one].slice(0, 2)),
    modules,
  };
}

/** SITE-07 */
export const readAboutJoin = (ctx: VisitorContext, { lang }: Omit<ArticleQuery, 'name'>) =>
  readArticle(ctx, { name: 'join', lang });
