import { summaryLength } from '@shuyuan/contract/kernel/text-length';
import sanitizeHtml from 'sanitize-html';

/** Nobody writes deeper lists than this; a parser of some browser may not end with more. */
const deepest = 20;

const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li'];
const inlines = ['strong', 'em', 'u', 's', 'code', 'a', 'img'];
/** After these a reader sees a new line; without one the words of two paragraphs would be one word. */
const lineEnds = /<(?:br|hr)\s*\/?>|<\/(?:p|h[2-4]|li|blockquote|pre|ul|ol)>/g;

/** Other pages, a mail, or a page of ours. Written out: what a scheme may hide in is not worth parsing. */
const address = /^(?:https?:\/\/|mailto:|#\/)[^\s\p{Cc}"'<>\\]{1,2000}$/iu;
const ownFile = /^\/files\/([\w-]{22,64})$/;

const fileOf = (src: string | undefined): string | undefined => ownFile.exec(src ?? '')?.[1];

type Attributes = Readonly<Record<string, string>>;

const link = ({ href }: Attributes) => ({
  tagName: 'a',
  attribs:
    href !== undefined && address.test(href)
      ? { href, rel: 'noopener nofollow', target: '_blank' }
      : ({} as Attributes),
});

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inlines],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'], ol: ['start'] },
  allowedClasses: {},
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: deepest,
  transformTags: {
    a: (_, attributes) => link(attributes),
    b: 'strong',
    i: 'em',
    del: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    ol: (tagName, { start = '' }) => ({ tagName, attribs: /^\d{1,4}$/.test(start) ? { start } : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && fileOf(attribs['src']) === undefined,
};

/** What the cleaner leaves of these is exactly what it wrote. */
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words alone, a line for each paragraph. */
function wordsOf(clean: string): string {
  const lines = sanitizeHtml(clean.replaceAll(lineEnds, '\n'), { allowedTags: [], allowedAttributes: {} });
  return lines
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();
}

export type RichText = {
  readonly html: string;
  /** As a reader sees it. */
  readonly text: string;
  /** What is said about pictures: read aloud to some, so judged like the text. */
  readonly captions: readonly string[];
  /** The ends of the addresses of the pictures in it, each once. */
  readonly pictures: readonly string[];
};

/**
 * D-128: text somebody wrote, with nothing left that is not on the list. Cleaned once more it stays what it is. Whether
 * the pictures are theirs is for the caller to ask.
 */
export function cleanText(written: string): RichText {
  const html = sanitizeHtml(written.toWellFormed().replaceAll('\0', ''), rules).trim();
  const pictures = new Set<string>();
  const captions: string[] = [];
  sanitizeHtml(html, {
    ...rules,
    transformTags: {
      img: (tagName, attribs) => {
        const file = fileOf(attribs['src']);
        if (file !== undefined) pictures.add(file);
        if (attribs['alt']) captions.push(attribs['alt']);
        return { tagName, attribs };
      },
    },
  });
  return { html, text: wordsOf(html), captions, pictures: [...pictures] };
}

/** A long text has a tenth of it; with more of them unclosed, cleaning takes the square of their number. */
const tagsMax = 12_000;

/** Whether cleaning this text would keep other requests waiting. */
export function hasTooManyTags(written: string): boolean {
  let count = 0;
  for (let at = written.indexOf('<'); at >= 0 && count <= tagsMax; at = written.indexOf('<', at + 1)) count += 1;
  return count > tagsMax;
}

/** The beginning, in one line; characters stay whole. */
export function summaryOf(text: string): string {
  const line = [...text.replaceAll('\n', ' ')];
  return line.length <= summaryLength ? line.join('') : `${line.slice(0, summaryLength - 1).join('')}…`;
}
