import { expect, test } from 'vitest';
import { coverKinds, coverPresets, firstCover, isCoverPreset } from './cover-presets.ts';

test('[COMM-25] [COMM-45] each kind has its own covers, the first of them for whoever chose none', () => {
  for (const kind of coverKinds) {
    expect(coverPresets(kind)).toContain(firstCover(kind));
    expect(new Set(coverPresets(kind)).size).toBe(6);
  }
  expect(isCoverPreset('column', 'preset:column-6')).toBe(true);
  for (const name of ['preset:circle-1', 'preset:column-7', 'preset:column-1 ', '', 'https://elsewhere/1.svg'])
    expect(isCoverPreset('column', name)).toBe(false);
});
