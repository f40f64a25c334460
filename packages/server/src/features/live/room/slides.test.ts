import { expect, test } from 'vitest';
import { createSecrets } from '../../../platform/secrets.ts';
import type { SlidesRow } from './setting.store.ts';
import { toSlides } from './slides.ts';

const ctx = { secrets: createSecrets({ SECRET_KEY: 'k'.repeat(32), DATA_DIR: '' }), now: () => 1_000 };

const row = (changes: Partial<SlidesRow>): SlidesRow => ({
  id: 'f',
  name: 'n',
  path: 'secret',
  kind: 'document',
  ending: 'pdf',
  conversion: 'none',
  ...changes,
});
const shown = (changes: Partial<SlidesRow>) => toSlides(ctx, { file: row(changes), page: 2, pages: 9 });

const opens = (address: string) => expect.stringMatching(new RegExp(`^${address}\\?pass=`)) as string;

test('what a slide is drawn from is said with it', () => {
  expect(shown({})).toEqual({ fileId: 'f', kind: 'document', path: opens('/files/secret'), page: 2, pages: 9 });
  expect(shown({ kind: 'picture', ending: 'png' })).toMatchObject({ kind: 'picture', path: opens('/files/secret') });
  expect(shown({ ending: 'pptx', conversion: 'ready' })).toMatchObject({
    kind: 'document',
    path: opens('/files/secret/pdf'),
  });
});

test('nothing is shown of what cannot be drawn yet', () => {
  expect(shown({ ending: 'pptx', conversion: 'waiting' })).toBeNull();
  expect(toSlides(ctx, null)).toBeNull();
});
