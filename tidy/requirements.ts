import { readFileSync } from 'node:fs';

type Row = { readonly id: string; readonly text: string };

/** The rows of docs/requirements.md in their order. */
export const rows: readonly Row[] = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z][A-Z0-9-]*-\d+) \| (.*?) \|/gm),
].map(([, id = '', text = '']) => ({ id, text }));

const width = (digits: string): number => digits.length;

/** `ERR-02`, `ERR-02..04`, `ERR-02…ERR-04` and lists of them, as ids. */
export const idsIn = (list: string): string[] =>
  list.split(/[,;]\s*/).flatMap((entry) => {
    const [, area, first = '', last = first] =
      /^([A-Z][A-Z0-9-]*-)(\d+)(?:(?:\.\.|…)(?:[A-Z][A-Z0-9-]*-)?(\d+))?$/.exec(entry.trim()) ?? [];
    if (!area) return [entry.trim()];
    const count = Math.max(0, Number(last) - Number(first)) + 1;
    return Array.from({ length: count }, (_, i) => area + String(Number(first) + i).padStart(width(first), '0'));
  });
