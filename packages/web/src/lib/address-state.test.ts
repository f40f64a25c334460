import { expect, test } from 'vitest';
import { addressChoice, addressCodec, addressPaging, addressText } from './address-state.ts';

const codec = addressCodec({
  search: addressText,
  kind: addressChoice(['film', 'book']),
  tab: addressChoice([1, 2], 1),
  ...addressPaging(),
});
const usual = { search: '', kind: undefined, tab: 1, page: 1, pageSize: 20 };

test('an address is read with its usual values, whatever somebody typed', () => {
  expect(codec.read({})).toEqual(usual);
  expect(codec.read({ kind: 'song', tab: '7', page: '-3', pageSize: '1e9' })).toEqual(usual);
  expect(codec.read({ page: '0', pageSize: '100000' })).toEqual(usual);
});

test('a state is written without what is usual, and read back as it was', () => {
  expect(codec.write(codec.read({}))).toEqual({});
  const state = { search: '林', kind: 'book', tab: 2, page: 3, pageSize: 40 } as const;
  expect(codec.write(state)).toEqual(state);
  expect(codec.read({ search: '林', kind: 'book', tab: '2', page: '3', pageSize: '40' })).toEqual(state);
});
