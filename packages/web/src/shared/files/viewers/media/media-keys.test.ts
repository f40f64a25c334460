import { expect, test } from 'vitest';
import { actionOfKey } from './media-keys.ts';

const press = (key: string, focus: 'player' | 'button' | 'volume' | 'menu' = 'player') =>
  actionOfKey({ key, hasModifier: false, focus });

test('the keys of other players work here, with Caps Lock too', () => {
  expect(press(' ')).toEqual({ do: 'toggle' });
  expect(press('K')).toEqual({ do: 'toggle' });
  expect(press('j')).toEqual({ do: 'seek', by: -10 });
  expect(press('ArrowRight')).toEqual({ do: 'seek', by: 5 });
  expect(press('>')).toEqual({ do: 'speed', direction: 1 });
  expect(press('5')).toEqual({ do: 'jump', to: 0.5 });
  expect(press('q')).toBeNull();
});

test('a focused button, slider or menu keeps its own keys', () => {
  expect(press(' ', 'button')).toBeNull();
  expect(press('k', 'button')).toEqual({ do: 'toggle' });
  expect(press('ArrowUp', 'volume')).toBeNull();
  expect(press('ArrowDown', 'menu')).toBeNull();
});

test('a key with a modifier is the browser’s', () => {
  expect(actionOfKey({ key: 'f', hasModifier: true, focus: 'player' })).toBeNull();
});
