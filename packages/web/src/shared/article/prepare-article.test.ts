import { expect, test } from 'vitest';
import { prepareArticle } from './prepare-article.ts';

const prepared = (html: string) => new DOMParser().parseFromString(prepareArticle(html), 'text/html').body;

test('[COMM-15] pictures of an article come when they are near, and one without words is passed over', () => {
  const pictures = prepared('<p><img src="/files/a"><img src="/files/b" alt="the line"></p>').querySelectorAll('img');
  expect([...pictures].map((one) => [one.getAttribute('loading'), one.getAttribute('alt')])).toEqual([
    ['lazy', ''],
    ['lazy', 'the line'],
  ]);
});

test('[COMM-15] code is written from the left and scrolled by keys, words in their own direction', () => {
  const body = prepared('<p>مرحبا</p><pre><code>a &lt; b</code></pre>');
  expect(body.querySelector('p')?.getAttribute('dir')).toBe('auto');
  expect(body.querySelector('pre')?.getAttribute('dir')).toBe('ltr');
  expect(body.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  expect(body.querySelector('code')?.textContent).toBe('a < b');
});
