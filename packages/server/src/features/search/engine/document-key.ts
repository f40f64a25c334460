import { createHash } from 'node:crypto';

/** The name of a document in the database. */
export type DocumentKey = { readonly source: string; readonly sourceId: string; readonly part: string };

/** The key as one text, as the engine keeps it. */
export const keyText = ({ source, sourceId, part }: DocumentKey): string =>
  [source, sourceId, part].map(encodeURIComponent).join('/');

/** An engine takes no longer id; one of these would be refused with all that is sent beside it. */
const longestId = 512;

/** The id of a document in the engine, which says its key where that is not too long. */
export function idOfKey(key: DocumentKey): string {
  const text = keyText(key);
  return Buffer.byteLength(text) <= longestId ? text : createHash('sha256').update(text).digest('hex');
}

/** Null for what is none of ours. */
export function keyOf(text: string): DocumentKey | null {
  const names = text.split('/');
  if (names.length !== 3) return null;
  try {
    const [source = '', sourceId = '', part = ''] = names.map(decodeURIComponent);
    return { source, sourceId, part };
  } catch {
    return null;
  }
}
