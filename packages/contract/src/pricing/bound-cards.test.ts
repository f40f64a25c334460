import { expect, test } from 'vitest';
import { readBoundCards, writeBoundCards } from './bound-cards.ts';
import { maxBoundCards } from './prices.ts';

const silver = { id: 'c1', cardName: '银卡' };

test('[PRICE-05] cards are a text: a list with their ids and names, each once', () => {
  const text = writeBoundCards([silver]);
  expect(text).toBe('[{"id":"c1","cardName":"银卡"}]');
  expect(readBoundCards(text)).toEqual([silver]);
  expect(readBoundCards(JSON.stringify([silver, { ...silver, more: 1 }]))).toEqual([silver]);
  expect(readBoundCards('[]')).toEqual([]);
});

test.each([
  '',
  '{}',
  'null',
  '"c1"',
  '[1]',
  '[null]',
  '[{"id":1,"cardName":"a"}]',
  '[{"id":"a"}]',
  '[{',
  '{"length":0}',
])('[PRICE-05] %s is no list of cards', (text) => {
  expect(readBoundCards(text)).toBeNull();
});

test('[PRICE-05] more than a price takes are none', () => {
  const many = (length: number) => JSON.stringify(Array.from({ length }, (_, id) => ({ id: `c${id}`, cardName: '' })));
  expect(readBoundCards(many(maxBoundCards))).toHaveLength(maxBoundCards);
  expect(readBoundCards(many(maxBoundCards + 1))).toBeNull();
});
