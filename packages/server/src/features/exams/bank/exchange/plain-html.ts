import { decodeEntities } from './decode-entities.ts';

/** The words of a piece of HTML, a line for each paragraph. */
export const plainHtml = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^<>]*>/gi, '\n')
      .replaceAll(/<[a-z/!][^<>]*>/gi, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

export const hasPicture = (html: string): boolean => /<(?:img|audio|video|object|embed)\b/i.test(html);
