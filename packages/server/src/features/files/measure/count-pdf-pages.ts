import { inflateSync } from 'node:zlib';

/** The size one packed part of a document may grow to; more than that is no list of objects. */
const unpackedMax = 32 * 1024 * 1024;

/** The dictionary around a place in the text, whose inner dictionaries may hold anything. */
function dictionaryAround(text: string, at: number): string {
  let [from, depth] = [at, 0];
  for (; from > 0; from -= 1) {
    if (text.startsWith('>>', from)) depth += 1;
    if (text.startsWith('<<', from) && (depth -= 1) < 0) break;
  }
  let to = at;
  for (depth = 0; to < text.length; to += 1) {
    if (text.startsWith('<<', to)) depth += 1;
    if (text.startsWith('>>', to) && (depth -= 1) < 0) break;
  }
  return text.slice(from, to);
}

/** The largest number of pages a node of the page tree has below it: the root has all of them. */
function largestCount(text: string): number {
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b/g)].map(({ index }) => {
    const [, count = '0'] = /\/Count\s+(\d{1,7})\b/.exec(dictionaryAround(text, index)) ?? [];
    return Number(count);
  });
  return Math.max(0, ...counts);
}

function unpack(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: unpackedMax }).toString('latin1');
  } catch {
    // Sealed, or packed in another way: its objects stay unknown.
    return '';
  }
}

/** Objects of newer documents are packed together in streams of this type. */
function packedObjects(bytes: Buffer, text: string): string[] {
  return [...text.matchAll(/\/Type\s*\/ObjStm\b/g)].map(({ index }) => {
    const opening = /stream\r?\n/g;
    opening.lastIndex = index;
    const begin = opening.exec(text);
    const end = begin ? text.indexOf('endstream', opening.lastIndex) : -1;
    return begin && end > 0 ? unpack(bytes.subarray(opening.lastIndex, end)) : '';
  });
}

/** How many pages a PDF has; null where it does not say so in a way we read. */
export function countPdfPages(bytes: Buffer): number | null {
  const text = bytes.toString('latin1');
  const pages = Math.max(largestCount(text), ...packedObjects(bytes, text).map(largestCount));
  return pages > 0 ? pages : null;
}
