import { expect, test } from 'vitest';
import { pictureState } from './picture-state.ts';

const good = { status: 2, isOn: true, state: 'coming', behind: 0, isStalled: false, isBlocked: false } as const;

test('the state of the picture is one word and never better than it is', () => {
  expect(pictureState(good)).toBe('live');
  expect(pictureState({ ...good, behind: 2 })).toBe('live');
  expect(pictureState({ ...good, behind: 3 })).toBe('behind');
  expect(pictureState({ ...good, isStalled: true })).toBe('buffering');
  expect(pictureState({ ...good, behind: null })).toBe('connecting');
  expect(pictureState({ ...good, isBlocked: true })).toBe('blocked');
  expect(pictureState({ ...good, state: 'reconnecting' })).toBe('reconnecting');
  expect(pictureState({ ...good, state: 'unplayable' })).toBe('unplayable');
  expect(pictureState({ ...good, state: 'none', isOn: false })).toBe('paused');
  expect(pictureState({ ...good, status: 1 })).toBe('waiting');
});
