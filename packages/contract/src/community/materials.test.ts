import { expect, test } from 'vitest';
import {
  cloudMaterials,
  countFitting,
  fittingFor,
  type Material,
  materialRoomMax,
  nextInCarousel,
  pickMaterial,
  pictureCategories,
} from './materials.ts';

const material = (id: string, room: number): Material => ({ id, room, categoryId: 'study' });
const [narrow, wide, wider] = [material('a', 10), material('b', 40), material('c', 40)];
const three = [narrow, wide, wider];

test('[COMM-55] D-144: the library of the product has every category and room for the longest title', () => {
  expect(new Set(cloudMaterials.map(({ id }) => id)).size).toBe(cloudMaterials.length);
  expect(new Set(cloudMaterials.map(({ categoryId }) => categoryId))).toEqual(new Set(pictureCategories));
  expect(countFitting(cloudMaterials, materialRoomMax)).toBeGreaterThan(1);
});

test('[COMM-55] D-144: a title gets a picture it has room on, and the roomiest where it has room on none', () => {
  expect(countFitting(three, 10)).toBe(3);
  expect(countFitting(three, 11)).toBe(2);
  expect(fittingFor(three, 11)).toEqual([wide, wider]);
  expect(fittingFor(three, 41)).toEqual([wide, wider]);
  expect(fittingFor([], 1)).toEqual([]);
});

test('[COMM-55] D-144: whoever asks for another picture gets another, as long as there is one', () => {
  for (const chance of [0, 0.3, 0.6, 0.999])
    expect(pickMaterial(three, { titleLength: 20, exceptId: 'b', chance })).toEqual(wider);
  expect(pickMaterial([narrow], { titleLength: 20, exceptId: 'a', chance: 0.5 })).toEqual(narrow);
  expect(pickMaterial([], { titleLength: 0, chance: 0 })).toBeNull();
  const drawn = [0, 0.4, 0.8].map((chance) => pickMaterial(three, { titleLength: 0, chance })?.id);
  expect(drawn).toEqual(['a', 'b', 'c']);
});

test('[COMM-55] D-144: the carousel goes round and round, also past a picture that is gone', () => {
  expect(nextInCarousel(three, undefined)).toEqual(narrow);
  expect(nextInCarousel(three, 'a')).toEqual(wide);
  expect(nextInCarousel(three, 'c')).toEqual(narrow);
  expect(nextInCarousel(three, 'gone')).toEqual(narrow);
  expect(nextInCarousel([], 'a')).toBeNull();
});
