import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { expect, test } from 'vitest';
import { type Application, draftOf, isReasonTooLong, kindOf, withKind } from './apply-draft.ts';

const last: Application = {
  id: 'a1',
  kind: 'create',
  state: 'refused',
  enjoyType: EnjoyType.team,
  accountId: null,
  name: '工艺小组',
  portrait: '/files/abc',
  desc: '每周一篇',
  topics: [{ topicId: 't1', topicName: '精益' }],
  reason: '想分享',
  answer: '请写清楚',
  processInstanceId: 'p1',
  createTime: 1,
  decideTime: 2,
};

test('[TEAM-26] what was refused or withdrawn is there to be mended; anything else begins anew', () => {
  const again = draftOf(EnjoyType.team, last);
  expect(again).toEqual({
    name: '工艺小组',
    topics: [{ id: 't1', name: '精益' }],
    portrait: '/files/abc',
    desc: '每周一篇',
    reason: '想分享',
  });
  expect(draftOf(EnjoyType.team, { ...last, state: 'withdrawn' })).toEqual(again);
  for (const other of [undefined, { ...last, state: 'agreed' } as const, { ...last, kind: 'change' } as const]) {
    expect(draftOf(EnjoyType.team, other)).toMatchObject({ name: '', topics: [], reason: '' });
  }
});

test('[IMAGE-10] another kind brings its own presets and keeps a picture of one’s own and every word', () => {
  const fresh = draftOf(EnjoyType.expert, undefined);
  expect(withKind({ ...fresh, name: '顾怀' }, EnjoyType.expert, EnjoyType.team)).toMatchObject({
    name: '顾怀',
    portrait: 'avatars/group/1.svg',
  });
  const chosen = { ...fresh, portrait: 'avatars/user/4.svg' };
  expect(withKind(chosen, EnjoyType.expert, EnjoyType.expert)).toBe(chosen);
  const own = { ...fresh, portrait: '/files/abc' };
  expect(withKind(own, EnjoyType.expert, EnjoyType.team)).toBe(own);
});

test('[TEAM-26] an address names a kind by its number; five hundred characters are a reason, one more is not', () => {
  expect([kindOf('0'), kindOf('2'), kindOf('3'), kindOf(undefined)]).toEqual([0, 2, undefined, undefined]);
  const fresh = draftOf(EnjoyType.expert, undefined);
  expect(isReasonTooLong({ ...fresh, reason: '字'.repeat(500) })).toBe(false);
  expect(isReasonTooLong({ ...fresh, reason: '字'.repeat(501) })).toBe(true);
});
