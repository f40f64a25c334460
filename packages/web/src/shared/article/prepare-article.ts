/**
 * What the server has cleaned (D-128), made fit for the page: pictures come when they are near, wide code can be
 * scrolled by keys, and each paragraph is written in its own direction.
 */
export function prepareArticle(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
    // Without it a screen reader spells the address.
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
  for (const code of body.querySelectorAll('pre')) {
    code.setAttribute('tabindex', '0');
    code.setAttribute('dir', 'ltr');
  }
  for (const block of body.querySelectorAll('p, h2, h3, h4, ul, ol, blockquote')) block.setAttribute('dir', 'auto');
  return body.innerHTML;
}
