import { expect, test } from 'vitest';
import { editableKeys, isEditableKey, isSettingKey, settingKeys, settingTable } from './settings.ts';

test('the keys the client asks for are there', () => {
  for (const key of ['KNOWLEDGE_OPERATION_CONFIG', 'REWARD_RULE', 'CURRENCY_RULE', 'ADMIN_LOGO', 'SHARE_CONFIG'])
    expect(isSettingKey(key)).toBe(true);
});

test('D-011: a visitor may read fewer keys than a member', () => {
  const readableBy = (reader: string): string[] => settingKeys.filter((key) => settingTable[key].reader === reader);
  expect(readableBy('tourist')).toEqual(['SHARE_CONFIG', 'ADMIN_LOGO']);
});

test('what the product writes for itself is in no list of settings', () => {
  expect(settingKeys.filter((key) => !isEditableKey(key))).toEqual(['DEMO_PEOPLE']);
  expect(editableKeys).toHaveLength(settingKeys.length - 1);
  expect(isEditableKey('toString')).toBe(false);
});

test('a name every object has is not a key', () => {
  expect(['toString', '__proto__', 'constructor', ''].filter(isSettingKey)).toEqual([]);
});

test('an initial value that is JSON can be read', () => {
  const structured = settingKeys.map((key) => settingTable[key].initial).filter((text) => /^[[{]/.test(text));
  expect(structured.length).toBeGreaterThan(3);
  expect(() => structured.map((text): unknown => JSON.parse(text))).not.toThrow();
});
