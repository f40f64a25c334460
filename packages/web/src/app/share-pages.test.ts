import { sharePages } from '@shuyuan/contract/sharing/share-pages';
import { expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';

test('[SHARE-08] [D-083] the pages the server compares with the blacklist are pages of the client', () => {
  const known: readonly string[] = Object.values(paths);
  const named = Object.values(sharePages).flatMap((page) => page ?? []);
  const missing = named.filter(
    (page) => ![page, `${page}/$id`, `${page}/{-$id}`, `${page}/$pageId`].some((path) => known.includes(path)),
  );
  expect(missing).toEqual([]);
});
