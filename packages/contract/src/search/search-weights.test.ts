import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearMs } from '../kernel/time-units.ts';
import { noSignals, type SearchHit, searchReasons, searchScore } from './search-weights.ts';

const now = Date.parse('2026-11-18T00:00:00Z');
const plain: SearchHit = {
  isExactTitle: false,
  isTitleStart: false,
  isInTitle: false,
  hasWholeWords: false,
  useCount: 0,
  publishedAt: now,
  ...noSignals,
};

test('[D-195] what stands in a title comes before what stands in a text, however new or used that is', () => {
  const old = { ...plain, isInTitle: true, publishedAt: now - 3 * yearMs };
  expect(searchScore(old, now)).toBeGreaterThan(searchScore({ ...plain, useCount: 10_000 }, now));
});

test('[D-195] of two that fit alike the newer one and the one more people use come first', () => {
  expect(searchScore(plain, now)).toBeGreaterThan(searchScore({ ...plain, publishedAt: now - yearMs }, now));
  expect(searchScore({ ...plain, useCount: 50 }, now)).toBeGreaterThan(searchScore(plain, now));
});

test('[D-195] of two titles the one with the word itself comes before the one with a word that begins like it', () => {
  const begins = { ...plain, isInTitle: true, useCount: 9 };
  const whole = { ...plain, isInTitle: true, hasWholeWords: true };
  expect(searchScore(whole, now)).toBeGreaterThan(searchScore(begins, now));
  expect(searchReasons(whole, now)).toContain('wholeWords');
});

test('[D-195] a result says why it was found, the weightiest reason first', () => {
  const hit = { ...plain, isInTitle: true, isExactTitle: true, isTitleStart: true, useCount: 9 };
  expect(searchReasons(hit, now)).toEqual(['exactTitle', 'title', 'titleStart', 'fresh']);
  expect(searchReasons({ ...plain, publishedAt: now - 50 * yearMs }, now)).toEqual(['text']);
});

test('[D-195] no hit is worth less than nothing, and something published in the future is as new as can be', () => {
  const hits = fc.record({
    isExactTitle: fc.boolean(),
    isTitleStart: fc.boolean(),
    isInTitle: fc.boolean(),
    hasWholeWords: fc.boolean(),
    useCount: fc.integer(),
    publishedAt: fc.integer(),
    positionPeople: fc.integer(),
    scoreSum: fc.nat(),
    scoreCount: fc.nat(),
    collectCount: fc.integer(),
  });
  fc.assert(fc.property(hits, (hit) => searchScore(hit, now) > 0 && Number.isFinite(searchScore(hit, now))));
  expect(searchScore({ ...plain, publishedAt: now + yearMs }, now)).toBe(searchScore(plain, now));
});

test('[D-195] what people of the reader’s position finished comes before what others did, the more of them the further', () => {
  const few = { ...plain, positionPeople: 2 };
  expect(searchScore(few, now)).toBeGreaterThan(searchScore(plain, now));
  expect(searchScore({ ...few, positionPeople: 20 }, now)).toBeGreaterThan(searchScore(few, now));
  expect(searchReasons(few, now)).toContain('colleagues');
});

test('[D-195] what is rated well comes first, many fours before a single five; a bad mark takes nothing away', () => {
  const many = { ...plain, scoreSum: 120, scoreCount: 30 };
  const single = { ...plain, scoreSum: 5, scoreCount: 1 };
  const bad = { ...plain, scoreSum: 10, scoreCount: 10 };
  expect(searchScore(many, now)).toBeGreaterThan(searchScore(single, now));
  expect(searchScore(single, now)).toBeGreaterThan(searchScore(plain, now));
  expect(searchScore(bad, now)).toBe(searchScore(plain, now));
  expect(searchReasons(many, now)).toContain('rated');
});

test('[D-195] what people collect comes first, up to a bound', () => {
  const some = { ...plain, collectCount: 7 };
  expect(searchScore(some, now)).toBeGreaterThan(searchScore(plain, now));
  expect(searchScore({ ...plain, collectCount: 31 }, now)).toBe(searchScore({ ...plain, collectCount: 9_000 }, now));
  expect(searchReasons(some, now)).toContain('collected');
});

test('[D-195] all that people made of it does not outweigh the title', () => {
  const loved = { ...plain, positionPeople: 1_000, scoreSum: 5_000, scoreCount: 1_000, collectCount: 1_000 };
  expect(searchScore({ ...plain, isInTitle: true }, now)).toBeGreaterThan(searchScore(loved, now));
});
