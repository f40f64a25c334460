import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOutputPx, cropRefusalOf, cropRules, pictureAddress, pictureVariants, variantFor } from './pictures.ts';

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

test.for([
  [100, 1, 'whole', 'thumb'],
  [160, 1, 'whole', 'thumb'],
  [161, 1, 'whole', 'cover'],
  [390, 3, 'whole', 'large'],
  [2000, 2, 'whole', 'large'],
  [32, 1, 'square', 'avatar-64'],
  [32, 2, 'square', 'avatar-64'],
  [40, 2, 'square', 'avatar-128'],
  [88, 2, 'square', 'avatar-256'],
  [300, 3, 'square', 'avatar-256'],
] as const)('%d px at %d× (%s) is shown by %s', ([widthPx, pixelRatio, shape, variant]) => {
  expect(variantFor({ widthPx, pixelRatio, shape })).toBe(variant);
});

test('a copy is never blurred while a sharper one of its shape exists', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom(1, 1.5, 2, 3),
      fc.constantFrom('whole' as const, 'square' as const),
      (widthPx, pixelRatio, shape) => {
        const chosen = pictureVariants[variantFor({ widthPx, pixelRatio, shape })];
        const sharper = Object.values(pictureVariants).some(
          (other) => other.shape === shape && other.widthPx > chosen.widthPx,
        );
        expect(chosen.shape).toBe(shape);
        if (chosen.widthPx < widthPx * pixelRatio) expect(sharper).toBe(false);
      },
    ),
  );
});

test('only a stored picture is fetched as a copy', () => {
  const display = { widthPx: 40, pixelRatio: 2, shape: 'square' } as const;
  const path = '/files/AbC_123-xyz0123456789a';
  expect(pictureAddress(path, display)).toBe(`${path}/avatar-128`);
  for (const src of ['faces/01.svg', 'avatars/user/1.svg', `${path}/cover`, `${path}?download=1`, 'data:image/png,x'])
    expect(pictureAddress(src, display)).toBe(src);
});
