import { expect, test } from 'vitest';
import { type Group, groupPrefixes, groupsOfPath, groups } from './groups.ts';

const always: Group[] = ['common', 'errors'];
const ofFeatures: Group[] = [...always, 'refusals'];

test('[I18N-03] a group is loaded for a path of its prefixes and for no other', () => {
  expect(groupsOfPath('#/home-v')).toEqual(always);
  expect(groupsOfPath('#/course/detail/7')).toEqual([...ofFeatures, 'study']);
  expect(groupsOfPath('#/home-v?from=course')).toEqual(always);
});

test.for([
  ['[I18N-04]', 'study', ['knowledge', 'course', 'subject']],
  [
    '[I18N-05]',
    'activity',
    ['activity', 'integral-mall', 'training', 'center', 'live', 'microclass', 'exam', 'recommend'],
  ],
  [
    '[I18N-06]',
    'share',
    [
      'learncoin-manage',
      'share-content-detail',
      'share-study',
      'share-team',
      'knowledge-list',
      'publish-manage',
      'ask',
    ],
  ],
  [
    '[I18N-07]',
    'personal',
    ['center', 'invoice-management', 'member-manage', 'ai-assistant', 'ds-i', 'column-manage', 'classroom-book'],
  ],
] as const)('%s group %s serves %j (spellings of D-039)', ([, group, prefixes]) => {
  for (const prefix of prefixes) {
    expect(groupPrefixes[group]).toContain(prefix);
    expect(groupsOfPath(`#/${prefix}`)).toContain(group);
    expect(groupsOfPath(`#/${prefix}/detail/1`)).toContain(group);
  }
});

test('[I18N-07] C-13: the centre has the texts of both its groups', () => {
  expect(groupsOfPath('#/center/my/task')).toEqual([...ofFeatures, 'activity', 'personal', 'centre']);
});

test('[I18N-03] a route that only begins with the prefix is served too', () => {
  expect(groupsOfPath('#/recommend-v')).toContain('activity');
  expect(groupsOfPath('#/lives/keylogin/9')).toContain('activity');
  expect(groupsOfPath('#/share/12/3')).toContain('share');
  expect(groupsOfPath('#/share-output?teamID=4')).toContain('share');
});

test('[I18N-03] D-039: a path is understood with and without its hash, and the common pack always comes first', () => {
  for (const path of ['#/ask/question/detail/1', '/ask/question/detail/1', 'ask/question/detail/1'])
    expect(groupsOfPath(path)).toEqual([...ofFeatures, 'share']);
  expect(groupsOfPath('')).toEqual(always);
});

test('every group but the two that are always there and the refusals of the features has a prefix', () => {
  expect([...ofFeatures, ...Object.keys(groupPrefixes)]).toEqual([...groups]);
});
