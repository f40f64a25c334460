import { coverPresets, firstCover } from '@shuyuan/contract/community/cover-presets';
import { expect, test } from 'vitest';
import { choiceOf, isSameChoice } from './cover-choice.ts';
import { presetIndex, shapeOf } from './cover-shapes.ts';

test('[COMM-25] a stored cover opens as what it is; one that is gone opens as the first of ours', () => {
  expect(choiceOf('column', 'preset:column-3', null)).toEqual({ kind: 'preset', name: 'preset:column-3' });
  expect(choiceOf('column', '/files/7', 'f7')).toEqual({ kind: 'own', id: 'f7', path: '/files/7' });
  expect(choiceOf('circle', '/files/7', null)).toEqual({ kind: 'preset', name: firstCover('circle') });
  expect(choiceOf('circle', 'preset:column-3', null)).toEqual({ kind: 'preset', name: firstCover('circle') });
});

test('two choices are the same only when nothing would be saved', () => {
  const preset = choiceOf('column', 'preset:column-3', null);
  expect(isSameChoice(preset, choiceOf('column', 'preset:column-3', null))).toBe(true);
  expect(isSameChoice(preset, choiceOf('column', 'preset:column-4', null))).toBe(false);
  expect(isSameChoice(preset, choiceOf('column', '/files/7', 'f7'))).toBe(false);
  expect(isSameChoice(choiceOf('column', 'a', 'f7'), choiceOf('column', 'b', 'f7'))).toBe(true);
});

test.for(['column', 'circle'] as const)('every preset of a %s has a drawing of its own', (kind) => {
  const drawn = coverPresets(kind).map((name) => shapeOf(kind, presetIndex(name)));
  expect(new Set(drawn).size).toBe(coverPresets(kind).length);
});
