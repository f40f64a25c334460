import type { ByteRange } from '../../../platform/storage/storage.ts';

/**
 * The part of a file a `Range` header asks for. Null: no range, several at once or something else than bytes, which
 * all mean the whole file; 'beyond': nothing of the file lies in it.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'beyond' : { start, end };
}
