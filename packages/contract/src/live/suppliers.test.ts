import { expect, test } from 'vitest';
import { isExternal, LiveSupplier, supplierOf } from './suppliers.ts';

test('[LIVE-ENT-10] 0 and 4 are one family, 3 is our own room (C-14)', () => {
  expect([LiveSupplier.external, LiveSupplier.native, LiveSupplier.externalNew]).toEqual([0, 3, 4]);
  expect([0, 3, 4].map((supplier) => isExternal(supplier as LiveSupplier))).toEqual([true, false, true]);
});

test('[LIVE-ENT-10] a setting that names no supplier means our own room', () => {
  expect(['0', '3', ' 4 ', '', '1', 'gensee'].map(supplierOf)).toEqual([0, 3, 4, 3, 3, 3]);
});
