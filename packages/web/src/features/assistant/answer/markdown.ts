import DOMPurify from 'dompurify';
import { Marked, type Token, type Tokens } from 'marked';
import { safeLink } from '../../../shared/rich-text/safe-link.ts';

/** One paragraph, list, table or piece of code. Drawn anew only when its own text has changed. */
export type Block = { readonly kind: 'html' | 'code' | 'table'; readonly raw: string };

type RenderOptions = {
  /** How many sources the answer names: a number beyond them is only a number. */
  readonly sources: number;
  readonly markLabel: (number: number) => string;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `**《…》**后文`: CommonMark sees no emphasis where Chinese punctuation stands at its edge. */
const strongAnywhere = {
  name: 'strongAnywhere',
  level: 'inline' as const,
  start: (source: string) => source.indexOf('**'),
  tokenizer(this: { lexer: { inlineTokens: (text: string) => Token[] } }, source: string) {
    const [raw, text] = /^\*\*(?=[^\s*])([^*\n]*?[^\s*])\*\*(?!\*)/.exec(source) ?? [];
    if (raw === undefined || text === undefined) return undefined;
    return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
  },
};

let current: RenderOptions = { sources: 0, markLabel: String };

/** `[2]` in the text leads to the second source. */
const sourceMark = {
  name: 'sourceMark',
  level: 'inline' as const,
  start: (source: string) => source.indexOf('['),
  tokenizer(source: string) {
    const [raw, digits] = /^\[(\d{1,2})\](?![([:])/.exec(source) ?? [];
    const number = Number(digits);
    return raw !== undefined && number >= 1 && number <= current.sources
      ? { type: 'sourceMark', raw, number }
      : undefined;
  },
  renderer: ({ number }: Tokens.Generic) =>
    `<button type="button" data-source="${Number(number)}" aria-label="${escaped(current.markLabel(Number(number)))}">${Number(number)}</button>`,
};

const headingShift = 2;

const marked = new Marked({
  gfm: true,
  breaks: true,
  extensions: [strongAnywhere, sourceMark],
  renderer: {
    // What a model writes as HTML is shown, never obeyed.
    html: ({ text }) => escaped(text),
    // A picture from elsewhere would tell its server who reads this.
    image: ({ text }) => escaped(text),
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + headingShift);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
    link({ href, tokens }) {
      const address = safeLink(href);
      const words = this.parser.parseInline(tokens);
      if (address === null) return words;
      const isOurs = address.startsWith('#/');
      const apart = isOurs ? '' : ' target="_blank" rel="noopener noreferrer nofollow"';
      return `<a href="${escaped(address)}"${apart}>${words}</a>`;
    },
    code: ({ text }) => `<pre dir="ltr" tabindex="0"><code>${escaped(text)}</code></pre>`,
    codespan: ({ text }) => `<code dir="ltr">${escaped(text)}</code>`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

const allowed = {
  ALLOWED_TAGS: (
    'p br strong em del code pre ul ol li blockquote hr h3 h4 h5 h6 a button table thead tbody tr th td' as const
  ).split(' '),
  ALLOWED_ATTR: ['href', 'target', 'rel', 'dir', 'type', 'start', 'align', 'tabindex', 'aria-label', 'data-source'],
  ALLOW_DATA_ATTR: false,
};

const kindOf = ({ type }: Token): Block['kind'] => (type === 'code' ? 'code' : type === 'table' ? 'table' : 'html');

export const blocksOf = (text: string): Block[] =>
  marked
    .lexer(text)
    .filter(({ type }) => type !== 'space')
    .map((token) => ({ kind: kindOf(token), raw: token.raw }));

/** Safe HTML of one block. */
export function htmlOf(raw: string, options: RenderOptions): string {
  current = options;
  return DOMPurify.sanitize(marked.parse(raw, { async: false }), allowed);
}

/** The text of a piece of code, without its fence. */
export function codeOf(raw: string): string {
  const [token] = marked.lexer(raw);
  return token?.type === 'code' ? (token as Tokens.Code).text : raw;
}
