import { directionOf, type Language, localeOf } from '@shuyuan/contract/kernel/languages';

/** A page for readers without our client: `main` is markup that was cleaned, the rest is text. */
export type CrawlerPage = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Address by language tag. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly siteName: string;
  readonly main: string;
  readonly isIndexed: boolean;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapedText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `body{max-width:46rem;margin:0 auto;padding:2rem 1rem;font:1.05rem/1.7 system-ui,sans-serif;color:#1f2328;background:#fff}
img{max-width:100%;height:auto}a{color:#1e6b5c}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
.lead{color:#5b6168}@media print{nav,.open{display:none}body{max-width:none;padding:0}a{color:inherit}h1,h2,h3{break-after:avoid}img{break-inside:avoid}}`;

/** D-187: the page as a document, with all that search engines read of it. */
export function crawlerMarkup(page: CrawlerPage): string {
  const { language, title, description, canonical, alternates, siteName, main, isIndexed } = page;
  const tag = localeOf[language].slice(0, 2);
  const others = Object.entries(alternates).map(
    ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapedText(href)}">`,
  );
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedText(siteName === '' ? title : `${title} – ${siteName}`)}</title>
<meta name="description" content="${escapedText(description)}">
<meta name="robots" content="${isIndexed ? 'index, follow' : 'noindex'}">
<meta property="og:title" content="${escapedText(title)}">
<meta property="og:description" content="${escapedText(description)}">
<link rel="canonical" href="${escapedText(canonical)}">
${others.join('\n')}
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapedText(title)}</h1>
<p class="lead">${escapedText(description)}</p>
${main}
</main>
</body>
</html>
`;
}
