import { expect, test } from 'vitest';
import { AppError, codeOfNumber, demand, errorCodes, errorSpec } from './app-error.ts';

test('a demand that holds says nothing, one that fails throws its code and details', () => {
  expect(() => demand(1, 'auth.forbidden')).not.toThrow();
  const refused = (): void => demand(0, 'auth.locked', { minutes: 15 });
  expect(refused).toThrow(AppError);
  expect(refused).toThrow(expect.objectContaining({ code: 'auth.locked', details: { minutes: 15 } }));
});

test('every number leads back to its code, an unknown one to nothing', () => {
  const lost = errorCodes.filter((code) => {
    const { number } = errorSpec(code);
    return number !== null && codeOfNumber(number) !== code;
  });
  expect(lost).toEqual([]);
  expect(codeOfNumber(2)).toBeNull();
});
