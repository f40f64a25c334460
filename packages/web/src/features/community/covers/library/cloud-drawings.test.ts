import { cloudMaterials } from '@shuyuan/contract/community/materials';
import { expect, test } from 'vitest';
import { cloudNumber, drawingOf } from './cloud-drawings.ts';

test('[COMM-55] D-144: every picture of the product has a drawing of its own', () => {
  const drawn = cloudMaterials.map((material) => drawingOf(material));
  expect(drawn.every(({ layers }) => layers.length > 0)).toBe(true);
  expect(new Set(drawn.map(({ layers, at }) => JSON.stringify([layers, at]))).size).toBe(cloudMaterials.length);
});

test('[COMM-55] its number is the one in its category', () => {
  expect(cloudMaterials.slice(0, 5).map(({ id }) => cloudNumber(id))).toEqual([1, 2, 3, 4, 1]);
});
