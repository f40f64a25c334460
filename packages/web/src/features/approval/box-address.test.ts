import { expect, test } from 'vitest';
import { boxAddress } from './box-address.ts';

test('the address of an inbox is read with its defaults, whatever somebody typed', () => {
  const plain = { box: 'to-decide', page: 1, pageSize: 20, open: undefined };
  expect(boxAddress.read({})).toEqual(plain);
  expect(boxAddress.read({ box: 'nothing', page: '-3', pageSize: '1e9', open: '' })).toEqual(plain);
  expect(boxAddress.read({ box: 'started', page: '2', pageSize: '10', open: 'p1' })).toEqual({
    box: 'started',
    page: 2,
    pageSize: 10,
    open: 'p1',
  });
});

test('what is read can be written back, and defaults are left out', () => {
  expect(boxAddress.write(boxAddress.read({}))).toEqual({});
  const search = { box: 'decided', page: '3', pageSize: '40', open: 'p9' };
  expect(boxAddress.write(boxAddress.read(search))).toEqual({ box: 'decided', page: 3, pageSize: 40, open: 'p9' });
});
