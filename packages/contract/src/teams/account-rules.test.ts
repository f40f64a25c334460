import { expect, test } from 'vitest';
import { accountLife, accountStates, applicationLife, applicationStates } from './account-life.ts';
import { inviteAlphabet, keepsMembers, mayChangePlace, ownsAccount } from './account-rules.ts';
import { TeamMemberType } from './team-member-type.ts';

const { owner, administrator, member } = TeamMemberType;
const standings = [owner, administrator, member, null] as const;

test('[TEAM-04] only the owner edits and distributes; owner and administrators look after the people', () => {
  expect(standings.filter(ownsAccount)).toEqual([owner]);
  expect(standings.filter(keepsMembers)).toEqual([owner, administrator]);
});

const allowed = (asker: (typeof standings)[number], isOneself: boolean) =>
  standings.flatMap((from) =>
    standings.filter((to) => mayChangePlace({ asker, isOneself, from, to })).map((to) => `${from} to ${to}`),
  );

test('D-094: every change of a place, by everybody', () => {
  const ofOwner = [
    '1 to 0',
    '1 to 2',
    '1 to null',
    '2 to 0',
    '2 to 1',
    '2 to null',
    'null to 0',
    'null to 1',
    'null to 2',
  ];
  expect(allowed(owner, false)).toEqual(ofOwner);
  expect(allowed(administrator, false)).toEqual(['2 to null', 'null to 2']);
  expect(allowed(member, false)).toEqual([]);
  expect(allowed(null, false)).toEqual([]);
});

test('D-094: anybody but the owner may leave, and nobody promotes themselves', () => {
  const isLeaving = (asker: 1 | 2) => mayChangePlace({ asker, isOneself: true, from: asker, to: null });
  expect([isLeaving(administrator), isLeaving(member)]).toEqual([true, true]);
  expect(mayChangePlace({ asker: owner, isOneself: true, from: owner, to: null })).toBe(false);
  expect(mayChangePlace({ asker: administrator, isOneself: true, from: administrator, to: owner })).toBe(false);
  expect(mayChangePlace({ asker: null, isOneself: true, from: null, to: member })).toBe(false);
});

test('D-093: a code read aloud has no letter that could be a digit', () => {
  expect(inviteAlphabet).toHaveLength(32);
  expect('01IO'.split('').filter((letter) => inviteAlphabet.includes(letter))).toEqual([]);
});

test('D-092: every state of an application and of an account, and what may be done with it', () => {
  const actions = ['agree', 'refuse', 'withdraw', 'resubmit'] as const;
  const of = applicationStates.map((state) => [state, actions.filter((action) => applicationLife.can(action, state))]);
  expect(Object.fromEntries(of)).toEqual({
    pending: ['agree', 'refuse', 'withdraw'],
    agreed: [],
    refused: ['resubmit'],
    withdrawn: ['resubmit'],
  });
  const moves = accountStates.map((state) =>
    (['close', 'reopen'] as const).filter((one) => accountLife.can(one, state)),
  );
  expect(moves).toEqual([['close'], ['reopen']]);
});
