import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more });

test('keys mean controls, in either case', () => {
  expect([press('m'), press('M'), press('c'), press('s'), press('h'), press('/')]).toEqual([
    'microphone',
    'microphone',
    'camera',
    'screen',
    'hand',
    'chat',
  ]);
  expect(press('x')).toBeNull();
});

test('while somebody types or asks the browser for something, keys are only keys', () => {
  const field = document.createElement('textarea');
  expect(press('m', { target: field })).toBeNull();
  expect(press('c', { ctrlKey: true })).toBeNull();
  expect(press('s', { metaKey: true })).toBeNull();
});
