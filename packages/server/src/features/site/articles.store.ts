import { type Article, articles, type PageContent, readContent } from '@shuyuan/contract/site/page-kinds';
import type { Reads } from '../../platform/db.ts';

type ArticleQuery = { readonly tenantId: string | null; readonly name: Article };

/** The published article of a company; null: of the oldest. */
export async function findArticle(read: Reads, { tenantId, name }: ArticleQuery): Promise<PageContent | undefined> {
  const oldest = read.selectFrom('organization').select('id').where('parentId', 'is', null).orderBy('id').limit(1);
  const row = await read
    .selectFrom('sitePage')
    .select('published')
    .where('article', '=', name)
    .where('tenantId', '=', tenantId ?? oldest)
    .where('published', 'is not', null)
    .executeTakeFirst();
  return row && readContent(row.published);
}

/** The articles the oldest company published, in the order of the articles; never more than there are. */
export async function listPublishedArticles(
  read: Reads,
): Promise<{ readonly name: Article; readonly content: PageContent }[]> {
  const oldest = read.selectFrom('organization').select('id').where('parentId', 'is', null).orderBy('id').limit(1);
  const rows = await read
    .selectFrom('sitePage')
    .select(['article', 'published'])
    .where('tenantId', '=', oldest)
    .where('kind', '=', 'article')
    .where('published', 'is not', null)
    .execute();
  return articles.flatMap((name) => {
    const row = rows.find(({ article }) => article === name);
    return row ? [{ name, content: readContent(row.published) }] : [];
  });
}
