import { expect, test } from 'vitest';
import { emptyValues, memberInput, memberRules, type RuledField } from './member-form.ts';

const wrong = (values: object): RuledField[] =>
  (Object.keys(memberRules) as RuledField[]).filter(
    (field) => !memberRules[field]({ ...emptyValues('o1'), fullName: '林', account: 'lin', ...values }),
  );

test('name, account and organisation are needed; the rest may stay empty but not be wrong', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ fullName: ' ', account: 'a b', organizationId: '' })).toEqual([
    'fullName',
    'account',
    'organizationId',
  ]);
  expect(wrong({ email: 'x', phone: 'abc', employeeNumber: 'a b' })).toEqual(['email', 'phone', 'employeeNumber']);
  expect(wrong({ email: ' lin@qinghe.example ' })).toEqual([]);
});

test('an empty field is sent as nothing, and spaces around a value are not sent', () => {
  const input = memberInput({ ...emptyValues('o1'), fullName: ' 林 ', account: 'lin ', email: '  ' });
  expect(input).toMatchObject({ fullName: '林', account: 'lin', email: null, directsOrganizationId: null });
});
