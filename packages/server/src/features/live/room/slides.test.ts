import { expect, test } from 'vitest';
import type { SlidesRow } from './setting.store.ts';
import { toSlides } from './slides.ts';

const row = (changes: Partial<SlidesRow>): SlidesRow => ({
  id: 'f',
  name: 'n',
  path: 'secret',
  kind: 'document',
  ending: 'pdf',
  conversion: 'none',
  ...changes,
});
const shown = (changes: Partial<SlidesRow>) => toSlides({ file: row(changes), page: 2, pages: 9 });

test('what a slide is drawn from is said with it', () => {
  expect(shown({})).toEqual({ fileId: 'f', kind: 'document', path: '/files/secret', page: 2, pages: 9 });
  expect(shown({ kind: 'picture', ending: 'png' })).toMatchObject({ kind: 'picture', path: '/files/secret' });
  expect(shown({ ending: 'pptx', conversion: 'ready' })).toMatchObject({
    kind: 'document',
    path: '/files/secret/pdf',
  });
});

test('nothing is shown of what cannot be drawn yet', () => {
  expect(shown({ ending: 'pptx', conversion: 'waiting' })).toBeNull();
  expect(toSlides(null)).toBeNull();
});
