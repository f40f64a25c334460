import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionLocksOf } from './section-locks.ts';

const section = (key: string, isRequired: boolean, isFinished: boolean) => ({ key, isRequired, isFinished });
const outline = [section('a', true, true), section('b', false, false), section('c', true, false)];
const more = [...outline, section('d', false, false), section('e', true, true), section('f', true, false)];

test('[D-173] without skipping, what follows the first unfinished required section is locked, and says by which', () => {
  expect([...sectionLocksOf(more, false)]).toEqual([
    ['d', 'c'],
    ['f', 'c'],
  ]);
  expect(sectionLocksOf(more, true).size).toBe(0);
  expect(sectionLocksOf(outline, false).size).toBe(0);
});

test('[D-173] there is always a section to go on with, and finishing one never locks another', () => {
  const sections = fc
    .array(fc.record({ isRequired: fc.boolean(), isFinished: fc.boolean() }), { minLength: 1, maxLength: 20 })
    .map((rows) => rows.map((row, at) => ({ ...row, key: String(at) })));
  fc.assert(
    fc.property(sections, fc.nat(), (rows, pick) => {
      const locks = sectionLocksOf(rows, false);
      for (const key of locks.values()) expect(locks.has(key)).toBe(false);
      const after = rows.map((row, at) => (at === pick % rows.length ? { ...row, isFinished: true } : row));
      for (const key of sectionLocksOf(after, false).keys()) expect(locks.has(key)).toBe(true);
    }),
  );
});
