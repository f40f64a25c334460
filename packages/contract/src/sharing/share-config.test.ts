import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import {
  isBlackListed,
  isShareHidden,
  offeredTargets,
  readBlackList,
  readShareConfig,
  shareRefusal,
  shareSwitches,
  shareTargets,
} from './share-config.ts';

const allOn = readShareConfig('{}');
const off = (...names: string[]) =>
  readShareConfig(JSON.stringify(Object.fromEntries(names.map((name) => [name, '0']))));

test('[SHARE-06] [D-081] the config has six switches; what is missing or unreadable is on', () => {
  const on = { showShareBtn: '1', switchOpen: '1', qq: '1', blog: '1', ask: '1', weChat: '1' };
  expect(Object.keys(on).toSorted()).toEqual([...shareSwitches].toSorted());
  for (const text of ['{}', '', '{', 'null', '[]', '"0"', '{"qq":0,"fax":"0","blog":false,"ask":"2"}'])
    expect(readShareConfig(text), text).toEqual(on);
  expect(readShareConfig('{"qq":"0","switchOpen":"0"}')).toEqual({ ...on, qq: '0', switchOpen: '0' });
});

test('[SHARE-01] [D-081] [D-082] a switch takes its target away; copying and the poster are always offered', () => {
  expect(offeredTargets(allOn)).toEqual(['weChat', 'qq', 'blog', 'ask', 'link', 'poster']);
  expect(offeredTargets(off('qq', 'ask'))).toEqual(['weChat', 'blog', 'link', 'poster']);
  expect(offeredTargets(off('weChat', 'qq', 'blog', 'ask'))).toEqual(['link', 'poster']);
  expect(offeredTargets(null)).toEqual(['link', 'poster']);
});

test('[SHARE-10] [D-083] a blacklist is prefixes and numbers; what is neither is left out, what is no list forbids nothing', () => {
  expect(readBlackList('["/exam",11,null,{},true]')).toEqual(['/exam', 11]);
  for (const text of ['', '{', '{}', '"/exam"', '11', 'null']) expect(readBlackList(text), text).toEqual([]);
});

test('[SHARE-08] [D-083] a prefix is compared part by part, with or without hash and slash, never with the query', () => {
  for (const entry of ['/exam', 'exam', '#/exam', '/exam/', '/exam?x=1'])
    for (const path of ['/exam', '#/exam', '/exam/7', '/exam?id=7', '#/exam/7?tab=2'])
      expect(isBlackListed([entry], { path }), `${entry} ${path}`).toBe(true);
  for (const path of ['/examination', '/home/exam', '/home?back=/exam', '/'])
    expect(isBlackListed(['/exam'], { path }), path).toBe(false);
});

test('[SHARE-10] [D-083] a number forbids its business type wherever it is; nothing empty forbids everything', () => {
  const { knowledge, askContent } = BusinessType;
  expect(isBlackListed([knowledge], { businessType: knowledge })).toBe(true);
  expect(isBlackListed([knowledge], { businessType: askContent, path: '/knowledge/detail/11' })).toBe(false);
  expect(isBlackListed([knowledge], { path: '/11' })).toBe(false);
  for (const entry of ['', '/', '#/', '?']) expect(isBlackListed([entry], { path: '/exam' }), entry).toBe(false);
});

test('[SHARE-08] the button is hidden by the switch, by its own, and on what is blacklisted; not for want of a config', () => {
  const place = { path: '/exam/7', businessType: BusinessType.exam };
  expect(isShareHidden(allOn, [], place)).toBe(false);
  expect(isShareHidden(null, [], place)).toBe(false);
  expect(isShareHidden(off('switchOpen'), [], place)).toBe(true);
  expect(isShareHidden(off('showShareBtn'), [], place)).toBe(true);
  expect(isShareHidden(allOn, ['/exam'], place)).toBe(true);
  expect(isShareHidden(null, [BusinessType.exam], place)).toBe(true);
});

test('[SHARE-09] [D-197] the guard says why: the switch first, then the blacklist, then the target', () => {
  const ask = (config = allOn, blackList: readonly (string | number)[] = []) =>
    shareTargets.map((target) => shareRefusal({ config, blackList }, { target, path: '/exam/7' }));
  expect(new Set(ask())).toEqual(new Set([null]));
  expect(ask(off('qq'))).toEqual([null, 'share.target-off', null, null, null, null]);
  expect(new Set(ask(off('qq'), ['/exam']))).toEqual(new Set(['share.blacklisted']));
  expect(new Set(ask(off('switchOpen', 'qq'), ['/exam']))).toEqual(new Set(['share.off']));
  expect(new Set(ask(off('showShareBtn')))).toEqual(new Set([null]));
});
