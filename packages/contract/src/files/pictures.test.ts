import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureAddress, pictureVariants, variantFor } from './pictures.ts';

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
        expect(sharper && chosen.widthPx < widthPx * pixelRatio).toBe(false);
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
