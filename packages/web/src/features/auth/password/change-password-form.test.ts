import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { passwordRefusal, wrongFields } from './change-password-form.ts';

const good = { password: 'the old password', newPassword: 'a quiet reading room', repeated: 'a quiet reading room' };

test('what may be sent has no wrong field', () => {
  expect(wrongFields(good, 'lin')).toEqual([]);
});

test('a missing, a weak and a mistyped password are named at their fields', () => {
  expect(wrongFields({ ...good, password: '' }, 'lin')).toEqual(['password']);
  expect(wrongFields({ ...good, repeated: 'a quiet reading-room' }, 'lin')).toEqual(['repeated']);
  expect(wrongFields({ ...good, newPassword: 'short', repeated: 'short' }, 'lin')).toEqual(['newPassword']);
  expect(wrongFields(good, 'A quiet reading room')).toEqual(['newPassword']);
});

test('a refusal of the server stands at its field; any other is not the form’s', () => {
  const refusal = (number: number) => passwordRefusal(new ApiError({ status: 422, number }))?.field;
  expect([27_101, 27_102, 20_104, 10_429].map(refusal)).toEqual(['password', 'newPassword', 'newPassword', undefined]);
  expect(passwordRefusal(new ApiError({ status: 0 }))).toBeNull();
});
