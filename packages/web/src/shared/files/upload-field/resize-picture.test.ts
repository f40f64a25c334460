import { afterEach, expect, test, vi } from 'vitest';
import { defaultResize, resizePicture, sizeWithin } from './resize-picture.ts';

afterEach(() => vi.unstubAllGlobals());

test('[UPLOAD-19] a picture is made to fit 200 × 200 at quality 90, and is not distorted or blown up', () => {
  expect(defaultResize).toEqual({ width: 200, height: 200, quality: 90 });
  expect(sizeWithin({ width: 4000, height: 1000 }, defaultResize)).toEqual({ width: 200, height: 50 });
  expect(sizeWithin({ width: 10, height: 4000 }, defaultResize)).toEqual({ width: 1, height: 200 });
  expect(sizeWithin({ width: 120, height: 80 }, defaultResize)).toEqual({ width: 120, height: 80 });
});

test('[UPLOAD-19] the drawn picture keeps its name and type; what is no still picture stays as it is', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function jpeg(this: HTMLCanvasElement, ...given) {
    asked.push([this.width, this.height, given[1], given[2]]);
    given[0](new Blob(['small'], { type: given[1] ?? '' }));
  });
  const made = await resizePicture(new File(['large'], '合影.jpg'), defaultResize);
  expect(asked).toEqual([[200, 133, 'image/jpeg', 0.9]]);
  expect(made).toMatchObject({ name: '合影.jpg', type: 'image/jpeg', size: 5 });
  for (const name of ['a.gif', 'a.zip', 'a']) {
    const file = new File(['x'], name);
    expect(await resizePicture(file, defaultResize)).toBe(file);
  }
});
