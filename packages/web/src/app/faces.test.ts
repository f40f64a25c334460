import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portraits } from '../../build/face-portraits.ts';

const folder = join(import.meta.dirname, '../../public/faces');

test('the portraits that are served are those the table draws, 24 different ones', () => {
  expect(readdirSync(folder).toSorted()).toEqual(portraits.map(({ file }) => file));
  for (const { file, svg } of portraits) expect(readFileSync(join(folder, file), 'utf8')).toBe(svg);
  expect(new Set(portraits.map(({ svg }) => svg)).size).toBe(24);
});

test('a portrait is small and fetches nothing', () => {
  for (const { svg } of portraits) {
    expect(svg.length).toBeLessThan(5000);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|<script|href/);
  }
});
