import { expect, test } from 'vitest';
import { namedValues, settingProblem } from './setting-value.ts';
import { editableKeys, settingTable } from './settings.ts';

test.for(editableKeys.map((key) => [key] as const))('the initial value of %s is one it may have', ([key]) => {
  expect(settingProblem(key, settingTable[key].initial)).toBeNull();
});

test.for([
  ['LIVE_ENTRANCE_SWITCH', '0', null],
  ['LIVE_ENTRANCE_SWITCH', 'true', 'wrong-form'],
  ['LIVE_SUPPLIER', '4', null],
  ['LIVE_SUPPLIER', '7', 'wrong-form'],
  ['SHARE_CONFIG', '{"qq":"0"}', null],
  ['SHARE_CONFIG', '{"qq":0}', 'wrong-form'],
  ['SHARE_CONFIG', '{"fax":"1"}', 'wrong-form'],
  ['SHARE_CONFIG', '[]', 'wrong-form'],
  ['SHARE_CONFIG', '{', 'wrong-form'],
  ['SHARE_BLACKLIST', '["/exam","/live/detail",14]', null],
  ['SHARE_BLACKLIST', '["exam"]', 'not-a-prefix'],
  ['SHARE_BLACKLIST', '[-1]', 'not-a-prefix'],
  ['SHARE_BLACKLIST', '{}', 'wrong-form'],
  ['SHARE_BLACKLIST', JSON.stringify(Array.from({ length: 201 }, (_, n) => n)), 'too-long'],
  ['CURRENCY_RULE', '{"currencyName":"青禾币"}', null],
  ['CURRENCY_RULE', '{"currencyName":""}', null],
  ['CURRENCY_RULE', `{"currencyName":"${'币'.repeat(21)}"}`, 'too-long'],
  ['CURRENCY_RULE', '{"currencyName":7}', 'wrong-form'],
  ['EARN_RULE', settingTable.EARN_RULE.initial, null],
  ['EARN_RULE', settingTable.EARN_RULE.initial.replace('10', '10001'), 'out-of-range'],
  ['EARN_RULE', settingTable.EARN_RULE.initial.replace('10', '-1'), 'out-of-range'],
  ['EARN_RULE', settingTable.EARN_RULE.initial.replace('10', '1.5'), 'wrong-form'],
  ['EARN_RULE', '{"timesADay":5}', 'wrong-form'],
  ['REWARD_RULE', '{"min":5,"max":5}', null],
  ['REWARD_RULE', '{"min":6,"max":5}', 'upside-down'],
  ['REWARD_RULE', '{"min":0,"max":5}', 'out-of-range'],
  ['REWARD_RULE', '{"min":1,"max":1000001}', 'out-of-range'],
  ['REWARD_RULE', '{"min":1.5,"max":5}', 'wrong-form'],
  ['REWARD_RULE', '{"max":5}', 'wrong-form'],
  ['FILE_QUOTA_MEMBER_MB', '0', null],
  ['FILE_QUOTA_MEMBER_MB', '10000000', null],
  ['FILE_QUOTA_MEMBER_MB', '10000001', 'out-of-range'],
  ['FILE_QUOTA_MEMBER_MB', '-1', 'wrong-form'],
  ['FILE_QUOTA_TENANT_GB', '1.5', 'wrong-form'],
  ['FILE_QUOTA_TENANT_GB', '', 'wrong-form'],
  ['ADMIN_LOGO', 'images/logo.svg', null],
  ['ADMIN_LOGO', '/images/logo.svg', null],
  ['ADMIN_LOGO', '//elsewhere.example/logo.svg', 'not-a-path'],
  ['ADMIN_LOGO', 'https://elsewhere.example/logo.svg', 'not-a-path'],
  ['ADMIN_LOGO', 'javascript:alert(1)', 'not-a-path'],
  ['ADMIN_LOGO', 'x'.repeat(501), 'too-long'],
  ['CONTACT_ADDRESS', 'join@qinghe.example', null],
  ['CONTACT_ADDRESS', 'join', 'not-an-address'],
  ['CONTACT_ADDRESS', `${'x'.repeat(200)}@qinghe.example`, 'not-an-address'],
  ['CONTAINER_ORIGINS', '["https://apps.qinghe.example","https://apps.qinghe.example:8443"]', null],
  ['CONTAINER_ORIGINS', '["http://apps.qinghe.example"]', 'not-an-origin'],
  ['CONTAINER_ORIGINS', '["https://*.qinghe.example"]', 'not-an-origin'],
  ['CONTAINER_ORIGINS', '[7]', 'not-an-origin'],
  ['CONTAINER_ORIGINS', '{}', 'wrong-form'],
  ['CONTAINER_ORIGINS', JSON.stringify(Array.from({ length: 21 }, (_, n) => `https://a${n}.example`)), 'too-long'],
  ['HELP_CENTRE_AUDIENCE', '{"roles":["director"],"organizationIds":["o1"]}', null],
  ['HELP_CENTRE_AUDIENCE', '{"roles":"all"}', 'wrong-form'],
  ['HELP_CENTRE_AUDIENCE', ' '.repeat(20_001), 'too-long'],
] as const)('%s may be %j: %s', ([key, text, problem]) => {
  expect(settingProblem(key, text)).toBe(problem);
});

test('an object with other names is not the one that was asked for', () => {
  expect(namedValues('{"a":1}', ['a', 'b'])).toEqual({ a: 1 });
  expect(['{"c":1}', '[]', 'null', '"a"', '', '{"__proto__":1}'].map((text) => namedValues(text, ['a']))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
