import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

let list: ReadonlySet<string> | null = null;

/** Unpacked when the first password is chosen: a process that sets none does without it. */
export function commonPasswords(): ReadonlySet<string> {
  const packed = () => readFileSync(join(import.meta.dirname, 'common-passwords.br'));
  list ??= new Set(brotliDecompressSync(packed()).toString('utf8').split('\n'));
  return list;
}

const shortestWord = 4;

/** Whether people use it often, as it is or with figures and signs around it: `Password-2026!` is tried right after `password`. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return commonPasswords().has(plain) || (word.length >= shortestWord && commonPasswords().has(word));
}
