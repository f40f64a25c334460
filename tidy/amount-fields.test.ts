import { expect, test } from 'vitest';
import { productCode, sources } from './sources.ts';

test('an amount is typed into `AmountInput` alone: another field would change what it cannot take', () => {
  const fields = sources(productCode).filter(({ text }) => text.includes('inputMode="decimal"'));
  expect(fields.map(({ path }) => path)).toEqual(['packages/web/src/ui/AmountInput.tsx']);
});
