import { type Language, languages } from '@shuyuan/contract/kernel/languages';
import { type LocalText, textIn } from '@shuyuan/contract/site/local-text';
import { type PageContent, readContent } from '@shuyuan/contract/site/page-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import { cleanText } from '../community/index.ts';
import { among, rowsOfTable, type Searchable, type SearchDocument, type SearchReader } from '../search/index.ts';

/** Everything written on a page, in the order in which it is read. */
function textsOf({ description, modules }: PageContent): LocalText[] {
  const inside = modules.flatMap(({ title, html, items }) => [title, plainOf(html), ...items.map(({ text }) => text)]);
  return [description, ...inside];
}

const plainOf = (html: LocalText): LocalText =>
  Object.fromEntries(Object.entries(html).map(([language, text]) => [language, cleanText(text).text]));

const writtenIn = (texts: readonly LocalText[], language: Language): string =>
  texts.flatMap((text) => text[language] ?? []).join('\n');

/** The published articles and branch pages, in each language they were written in; a draft has no document. */
const listDocuments = async (read: Reads, ids: readonly string[]): Promise<SearchDocument[]> => {
  const rows = await read
    .selectFrom('sitePage')
    .select(['id', 'tenantId', 'organizationId', 'article', 'published', 'publishedAt'])
    .where('id', '=', among(ids))
    .where('kind', '<>', 'home')
    .where('published', 'is not', null)
    .execute();
  return rows.flatMap(({ id, tenantId, organizationId, article, published, publishedAt }) => {
    const content = readContent(published);
    const texts = textsOf(content);
    return languages
      .filter((language) => [content.title, ...texts].some((text) => text[language]))
      .map((language) => ({
        tenantId,
        organizationId,
        sourceId: id,
        part: language,
        kind: 'sitePage' as const,
        itemId: id,
        // Its address has the name of the article.
        sectionKey: article,
        isInner: false,
        title: textIn(content.title, language),
        text: writtenIn(texts, language),
        useCount: 0,
        publishedAt: publishedAt ?? new Date(0),
      }));
  });
};

/** An article of the company for everybody in it, a branch page for the organisation that has it and those below it. */
const isVisible = ({ memberId }: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from site_page page where page.id = document.source_id and page.published is not null
    and (page.kind = 'article' or page.kind = 'branch' and page.organization_id = any ((
      select own.path from member join organization own on own.id = member.organization_id
      where member.id = ${memberId})::text[])))`;

export const searchableSitePages: Searchable = {
  source: 'sitePage',
  ...rowsOfTable('site_page'),
  listDocuments,
  isVisible: { sitePage: isVisible },
};
