import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuesOf } from '@shuyuan/contract/kernel/enumeration';
import { AvatarKind, defaultAvatars } from '@shuyuan/contract/files/default-avatars';
import { expect, test } from 'vitest';
import { presetPictures } from '../../build/avatar-pictures.ts';

const folder = join(import.meta.dirname, '../../public');

test.for(valuesOf(AvatarKind))('[IMAGE-10] D-171: every preset of kind %i is among the served files', (kind) => {
  expect(defaultAvatars(kind).filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test('the presets that are served are those the tables draw, 18 different ones', () => {
  for (const { file, svg } of presetPictures) expect(readFileSync(join(folder, file), 'utf8')).toBe(svg);
  expect(new Set(presetPictures.map(({ svg }) => svg)).size).toBe(18);
});

test('a preset is small and fetches nothing', () => {
  for (const { svg } of presetPictures) {
    expect(svg.length).toBeLessThan(2500);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|<script|href/);
  }
});
