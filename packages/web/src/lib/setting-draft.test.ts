import { isSwitchOn } from '@shuyuan/contract/system/setting-value';
import { editableKeys, formOf } from '@shuyuan/contract/system/settings';
import { texts } from '@shuyuan/i18n/packs/cn/admin';
import { expect, test } from 'vitest';
import { linesOf, originsOf, prefixesOf, textIn, withNumber, withSwitch, withText } from './setting-draft.ts';

const names = ['a', 'b'];

test('D-081: a switch that is not mentioned is on, and one that was changed is written with all others', () => {
  expect(['{}', '{"a":"1"}', '{"a":"0"}', 'broken'].map((text) => isSwitchOn(text, { names }, 'a'))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(withSwitch('{"b":"0"}', { form: { names }, name: 'a', isOn: false })).toBe('{"a":"0","b":"0"}');
});

test('D-089: a switch that waits to be asked for is off until somebody turns it on, and is written with the others', () => {
  const form = { names, offUnlessSaid: ['b'] };
  expect(['{}', '{"b":"1"}', '{"b":"0"}'].map((text) => isSwitchOn(text, form, 'b'))).toEqual([false, true, false]);
  expect(withSwitch('{}', { form, name: 'a', isOn: true })).toBe('{"a":"1","b":"0"}');
});

test('texts and numbers are changed one at a time; what is no number yet is not guessed', () => {
  expect(withText('{"a":"x"}', { names, name: 'b', value: 'y' })).toBe('{"a":"x","b":"y"}');
  expect(textIn('{"a":5}', names, 'a')).toBe('5');
  expect(withNumber('{"a":1,"b":2}', { names, name: 'b', value: '30' })).toBe('{"a":1,"b":30}');
  expect(withNumber('{"a":1,"b":2}', { names, name: 'b', value: '' })).toBe('{"a":1,"b":null}');
});

test('D-083: lines become prefixes and numbers, and lines again', () => {
  expect(prefixesOf(' /exam \n\n14\n/live/1')).toBe('["/exam",14,"/live/1"]');
  expect(linesOf('["/exam",14]')).toBe('/exam\n14');
  expect(['', '{}', 'null'].map(linesOf)).toEqual(['', '', '']);
});

test('[D-192] lines become origins as browsers write them; what names more stays as it was typed', () => {
  expect(originsOf(' https://Apps.example:443/ \n\nhttps://例子.中国\nhttps://a.example/b')).toBe(
    '["https://apps.example","https://xn--fsqu00a.xn--fiqs8s","https://a.example/b"]',
  );
});

test('every name and every choice of the table has its text', () => {
  const wanted = editableKeys.flatMap((key) => {
    const form = formOf(key);
    const parts = 'names' in form ? form.names.map((name) => `field.${name}`) : [];
    return 'choices' in form ? form.choices.map((choice) => `choice.${choice}`) : parts;
  });
  expect(wanted.filter((part) => !Object.hasOwn(texts, `admin.settings.${part}`))).toEqual([]);
});
