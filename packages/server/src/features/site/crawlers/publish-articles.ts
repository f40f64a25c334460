import { type Language, languages, localeOf } from '@shuyuan/contract/kernel/languages';
import { hasText, shownLanguage, textIn } from '@shuyuan/contract/site/local-text';
import { type Article, articleAddress, articles, type PageContent } from '@shuyuan/contract/site/page-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawAnswer, RawRequest } from '../../../platform/http/raw.ts';
import { findArticle, listPublishedArticles } from '../articles.store.ts';
import { articleMarkup } from './article-markup.ts';
import { crawlerMarkup, escapedText } from './crawler-page.ts';

const siteBase = '/site';

const policy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const cached = 'public, max-age=300';

const tagOf = (language: Language): string => localeOf[language].slice(0, 2);
const languageOfTag = (tag: string): Language | undefined => languages.find((one) => tagOf(one) === tag);
const isArticle = (name: string): name is Article => articles.some((one) => one === name);

const addressIn = (origin: string, language: Language, name: Article): string =>
  `${origin}${siteBase}/${tagOf(language)}/${name}`;

/** The languages an article was written in; a reader of another gets the next best of them (D-187). */
const writtenIn = ({ title }: PageContent): Language[] => languages.filter((language) => title[language]);

function alternatesOf(content: PageContent, origin: string, name: Article): Record<string, string> {
  const entries = writtenIn(content).map((language) => [tagOf(language), addressIn(origin, language, name)] as const);
  const usual = shownLanguage(content.title, 'en');
  const others = Object.fromEntries(entries);
  return usual ? { ...others, 'x-default': addressIn(origin, usual, name) } : others;
}

function navigation(published: readonly Published[], origin: string, language: Language): string {
  const links = published.map(
    ({ name, content }) =>
      `<li><a href="${escapedText(addressIn(origin, language, name))}">${escapedText(textIn(content.title, language))}</a></li>`,
  );
  return `<nav><ul>${links.join('')}</ul></nav>`;
}

type Published = { readonly name: Article; readonly content: PageContent };

/** D-187: an article for whoever reads without our client: search engines above all, and the printer. */
export async function publishArticle({ read }: SystemContext, request: RawRequest): Promise<RawAnswer> {
  const { lang = '', name = '' } = request.params;
  const language = languageOfTag(lang);
  demand(language && isArticle(name), 'request.not-found');
  const content = await findArticle(read, { tenantId: null, name });
  demand(content && hasText(content.title), 'request.not-found');
  const { origin, webBase } = request;
  const shown = shownLanguage(content.title, language) ?? language;
  const clientUrl = origin + webBase;
  const open = `<p class="open"><a href="${escapedText(`${clientUrl}#${articleAddress[name]}`)}">${escapedText(clientUrl)}</a></p>`;
  const body = crawlerMarkup({
    language: shown,
    title: textIn(content.title, shown),
    description: textIn(content.description, shown),
    canonical: addressIn(origin, shown, name),
    alternates: alternatesOf(content, origin, name),
    siteName: '',
    main:
      articleMarkup(content.modules, { language: shown, clientUrl }) +
      open +
      navigation(await listPublishedArticles(read), origin, shown),
    isIndexed: shown === language,
  });
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': cached },
    body,
  };
}

/** Every article in every language it was written in. */
export async function publishSitemap({ read }: SystemContext, { origin }: RawRequest): Promise<RawAnswer> {
  const urls = (await listPublishedArticles(read)).flatMap(({ name, content }) => {
    const links = Object.entries(alternatesOf(content, origin, name)).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapedText(href)}"/>`,
    );
    return writtenIn(content).map(
      (language) => `<url><loc>${escapedText(addressIn(origin, language, name))}</loc>${links.join('')}</url>`,
    );
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cached }, body };
}

/** Machines may read what is for anybody; everything else is for people of a company. */
export async function publishRobots(_: SystemContext, { origin }: RawRequest): Promise<RawAnswer> {
  const body = `User-agent: *\nAllow: ${siteBase}/\nAllow: /files/\nDisallow: /\n\nSitemap: ${origin}${siteBase}/sitemap.xml\n`;
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cached }, body };
}

export { siteBase };
