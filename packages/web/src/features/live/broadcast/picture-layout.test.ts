import { expect, test } from 'vitest';
import { fit, layOutPicture } from './picture-layout.ts';

const canvas = { width: 1000, height: 500 };

test('one camera fills the picture, four share it, a third stands in the middle of its row', () => {
  expect(layOutPicture(['camera'], canvas)).toEqual([{ x: 0, y: 0, width: 1000, height: 500 }]);
  expect(layOutPicture(['camera', 'camera', 'camera'], canvas)).toEqual([
    { x: 0, y: 0, width: 500, height: 250 },
    { x: 500, y: 0, width: 500, height: 250 },
    { x: 250, y: 250, width: 500, height: 250 },
  ]);
});

test('a screen fills the picture and cameras stand over its corner, none outside', () => {
  const [camera, screen, other] = layOutPicture(['camera', 'screen', 'camera'], canvas);
  expect(screen).toEqual({ x: 0, y: 0, ...canvas });
  for (const area of [camera, other]) {
    expect(area?.x).toBeGreaterThan(700);
    expect(area?.y).toBeGreaterThan(200);
  }
  expect(camera?.y).toBeGreaterThan(other?.y ?? 0);
});

test('there is room for so many, the others are not drawn', () => {
  const areas = layOutPicture(Array<'camera'>(12).fill('camera'), canvas);
  expect(areas.filter((area) => area === null)).toHaveLength(3);
});

test('a screen keeps its edges, a face fills its place', () => {
  const area = { x: 0, y: 0, width: 400, height: 400 };
  expect(fit('screen', { width: 800, height: 400 }, area)).toEqual({
    from: { x: 0, y: 0, width: 800, height: 400 },
    to: { x: 0, y: 100, width: 400, height: 200 },
  });
  expect(fit('camera', { width: 800, height: 400 }, area)).toEqual({
    from: { x: 200, y: 0, width: 400, height: 400 },
    to: area,
  });
});
