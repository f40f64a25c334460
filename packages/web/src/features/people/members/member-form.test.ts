import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { emptyValues, memberRefusal, memberRules, type RuledField, wishOf } from './member-form.ts';

const wrong = (values: object): RuledField[] =>
  (Object.keys(memberRules) as RuledField[]).filter(
    (field) => !memberRules[field]({ ...emptyValues('o1'), fullName: '林', account: 'lin', ...values }),
  );

test('name, account and organisation are needed; the rest may stay empty but not be wrong', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ fullName: ' ', account: 'a b', organizationId: '' })).toEqual(['fullName', 'account', 'organization']);
  expect(wrong({ email: 'x', phone: 'abc', employeeNumber: 'a b' })).toEqual(['email', 'phone', 'employeeNumber']);
  expect(wrong({ email: ' lin@qinghe.example ' })).toEqual([]);
});

test('an empty field is sent as nothing, and spaces around a value are not sent', () => {
  const wish = wishOf({ ...emptyValues('o1'), fullName: ' 林 ', account: 'lin ', email: '  ' });
  expect(wish).toMatchObject({ fullName: '林', account: 'lin', email: null, directsOrganizationId: null });
});

test('D-016 a refusal is shown at its field, or under the form, or by the presenter', () => {
  const refused = (code: Parameters<typeof errorSpec>[0]) =>
    memberRefusal(new ApiError({ status: 422, number: errorSpec(code).number }))?.place;
  expect(refused('member.email-taken')).toBe('email');
  expect(refused('request.stale')).toBe('form');
  expect(refused('request.invalid')).toBeUndefined();
  expect(memberRefusal(new Error('bug'))).toBeNull();
});
