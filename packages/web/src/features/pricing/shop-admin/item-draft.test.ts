import { expect, test } from 'vitest';
import { draftOf, fieldsOf, problemsOf } from './item-draft.ts';

const draft = { ...draftOf(null), title: ' 保温杯 ', price: '120.5', stock: '', perPerson: '2' };

test('a thing is sent with its amounts as the wire has them; empty numbers are without end', () => {
  expect(Object.values(problemsOf(draft, true)).some(Boolean)).toBe(false);
  expect(fieldsOf(draft)).toEqual({
    title: '保温杯',
    description: '',
    price: '12050',
    stock: null,
    perPerson: 2,
  });
});

test('what keeps it from being sent: no name, no price, numbers out of range, a card that is not chosen', () => {
  expect(problemsOf({ ...draft, title: ' ' }, true).title).toBe(true);
  for (const price of ['', '0', '-1', 'x']) expect(problemsOf({ ...draft, price }, true).price).toBe(true);
  expect(problemsOf({ ...draft, stock: '-1', perPerson: '0' }, true)).toMatchObject({ stock: true, perPerson: true });
  expect(problemsOf({ ...draft, kind: 'card' }, true).cardId).toBe(true);
  expect(problemsOf({ ...draft, kind: 'card' }, false).cardId).toBe(false);
});

test('an item that is there opens as it is', () => {
  const item = {
    id: 'i1',
    kind: 'card' as const,
    title: '卡',
    description: '说明',
    price: 8_000,
    stock: 0,
    perPerson: null,
    cardName: '卡',
    isActive: false,
  };
  expect(draftOf(item)).toMatchObject({ price: '80', stock: '0', perPerson: '', isActive: false });
});
