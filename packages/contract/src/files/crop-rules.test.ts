import { expect, test } from 'vitest';
import { bannerCropRules, coverCropRules, cropOutputPx, cropRefusalOf, cropRules, wideOutputPx } from './crop-rules.ts';

const picture = { name: 'me.png', type: 'image/png', size: 1000 };

test.for([
  ['me.jpg', 'image/jpeg'],
  ['me.jpeg', 'image/jpeg'],
  ['ME.PNG', 'image/png'],
  ['me.of.today.png', ''],
] as const)('[IMAGE-01] %s may be cropped', ([name, type]) => {
  expect(cropRefusalOf({ ...picture, name, type })).toBeNull();
});

test('[IMAGE-02] D-169: 3145728 bytes are allowed, one more is not', () => {
  expect(cropRules.maxBytes).toBe(3 * 1024 * 1024);
  expect(cropRefusalOf({ ...picture, size: 3_145_728 })).toBeNull();
  expect(cropRefusalOf({ ...picture, size: 3_145_729 })).toBe('too-large');
});

test.for([
  ['me.gif', 'image/gif'],
  ['me.svg', 'image/svg+xml'],
  ['me', 'image/png'],
  ['png', ''],
  ['me.png', 'text/html'],
  ['me.png.exe', ''],
] as const)('[IMAGE-03] %s (%s) is refused for its type', ([name, type]) => {
  expect(cropRefusalOf({ ...picture, name, type })).toBe('wrong-type');
});

test('C-27: a file of a wrong type that is also too large hears of the type, whose message names both', () => {
  expect(cropRefusalOf({ name: 'me.gif', type: 'image/gif', size: 9_999_999 })).toBe('wrong-type');
});

test('[IMAGE-05] C-28: at least 300 × 300 comes out when the source has it, nothing is blown up otherwise', () => {
  expect(cropOutputPx(120, 1000)).toBe(300);
  expect(cropOutputPx(120, 299)).toBe(120);
  expect(cropOutputPx(299, 299)).toBe(299);
  expect(cropOutputPx(450.4, 900)).toBe(450);
  expect(cropOutputPx(4000, 4000)).toBe(cropRules.maxOutputPx);
});

test('[D-189] a cover is 16:9 and at most 1280 pixels wide, and nothing is blown up', () => {
  expect(wideOutputPx(coverCropRules, 4000)).toEqual({ width: 1280, height: 720 });
  expect(wideOutputPx(coverCropRules, 640.3)).toEqual({ width: 640, height: 360 });
  expect(wideOutputPx(coverCropRules, 0.2)).toEqual({ width: 1, height: 1 });
});

test('[D-186] the picture of a banner is 16:5 and at most 1920 pixels wide, and nothing is blown up', () => {
  expect(wideOutputPx(bannerCropRules, 4000)).toEqual({ width: 1920, height: 600 });
  expect(wideOutputPx(bannerCropRules, 640.3)).toEqual({ width: 640, height: 200 });
  expect(wideOutputPx(bannerCropRules, 0.2)).toEqual({ width: 1, height: 1 });
});
