/** What can run something, load a page of its own, or send something off. A book is read, never run. */
const unwanted = [
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'meta[http-equiv]',
  'link:not([rel~="stylesheet"])',
  'template',
  'portal',
  // They set another element's address after it was looked at.
  'set',
  'animate',
  'animateTransform',
  'animateMotion',
].join(',');

const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcset', 'ping', 'xlink:href']);
const harmless = /^(?!(?:javascript|vbscript|data|file|filesystem|view-source):)|^data:(?:image\/(?!svg)|font\/)/i;

/** Control characters and spaces inside a scheme are ignored by browsers, so they are before it is judged. */
const withoutSpaces = (value: string): string => value.replaceAll(/[\p{Cc} \u00A0\u2028\u2029]/gu, '');

const isUnwanted = ({ name, value }: Attr): boolean => {
  const plain = name.toLowerCase();
  if (plain.startsWith('on') || plain === 'srcdoc' || plain === 'autofocus' || plain === 'ping') return true;
  return addresses.has(plain) && !harmless.test(withoutSpaces(value));
};

/** The third wall, after this cleaning and the policy of the page: even what was overlooked finds nothing it may do. */
const policy =
  "default-src 'none'; img-src blob: data:; media-src blob: data:; font-src blob: data:; style-src 'unsafe-inline' blob: data:";

const xhtml = 'http://www.w3.org/1999/xhtml';

function addPolicy(chapter: Document): void {
  const root = chapter.documentElement;
  if (root.localName !== 'html') return;
  const head = chapter.head ?? root.insertBefore(chapter.createElementNS(xhtml, 'head'), root.firstChild);
  const meta = chapter.createElementNS(xhtml, 'meta');
  meta.setAttribute('http-equiv', 'Content-Security-Policy');
  meta.setAttribute('content', policy);
  head.prepend(meta);
}

/**
 * Takes out of a chapter whatever is more than text, pictures and style. Search and view read the same cleaned
 * chapter: places in a book count its elements.
 */
export function cleanChapter(chapter: Document): void {
  // A style sheet can be a program there (XSLT).
  const instructions = [...chapter.childNodes].filter(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE);
  for (const instruction of instructions) instruction.remove();
  for (const element of chapter.querySelectorAll(unwanted)) element.remove();
  for (const element of chapter.querySelectorAll('*')) {
    for (const attribute of [...element.attributes].filter(isUnwanted)) element.removeAttributeNode(attribute);
  }
  addPolicy(chapter);
}

/**
 * Handlers out of the raw text. The cleaning above is the one that counts; but already a parser asks the page's policy
 * about each handler it meets, and a book full of them would fill the log of refusals with noise.
 */
export const withoutHandlers = (text: string): string =>
  text.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, ''));

const markup = /^(application\/xhtml\+xml|text\/html|image\/svg\+xml)$/;

/** The same on the text of a file of a book, as its type is read; files that are no markup pass as they are. */
export function cleanText(text: string, type: string): string {
  if (!markup.test(type)) return text;
  // The three types above are exactly those a parser is asked for.
  const chapter = new DOMParser().parseFromString(text, type as DOMParserSupportedType);
  cleanChapter(chapter);
  return new XMLSerializer().serializeToString(chapter);
}
