import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readPartner } from '@shuyuan/contract/site/article.wire';
import { useEffect } from 'react';
import { PageModules } from './PageModules.tsx';
import { writtenViews } from './written-views.ts';

type Article = OutputOf<typeof readPartner>;

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** D-187: search engines read what an article is about, and in which languages it is; gone with the page. */
export function DescribedArticle({ article: { description, languages, modules } }: { article: Article }) {
  const alternates = languages.join();
  useEffect(() => {
    const tags = alternates
      .split(',')
      .filter(Boolean)
      .map((hreflang) => tag('link', { rel: 'alternate', hreflang, href: window.location.href }));
    if (description) tags.push(tag('meta', { name: 'description', content: description }));
    document.head.append(...tags);
    return () => tags.forEach((one) => one.remove());
  }, [description, alternates]);
  return <PageModules modules={modules} views={writtenViews} />;
}
