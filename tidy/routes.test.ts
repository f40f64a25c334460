import { paths } from '@shuyuan/web/lib/paths';
import { expect, test } from 'vitest';
import { pathsIn, shapeOf } from './requirement-paths.ts';
import { rows } from './requirements.ts';

const wanted = rows
  .filter(({ id }) => id.startsWith('ROUTE-'))
  .flatMap(({ id, text }) => pathsIn(text).map((path) => ({ id, shape: shapeOf(path) })));

const built = new Set<string>(Object.values(paths).map(shapeOf));
/** A path whose last parameter may be absent also answers without it, and with it where the row says it is there. */
const isBuilt = (shape: string): boolean =>
  built.has(shape) || built.has(`${shape}/:?`) || built.has(shape.replace(/:$/, ':?'));

test('the rows name their paths in a form this test understands', () => {
  expect(pathsIn('`a` is a parent with children `b/{id?}` (default), `c-d`.')).toEqual(['a', 'a/b/{id?}', 'a/c-d']);
  expect(shapeOf('#/activity/{supplier-a}/live/{id}/true')).toBe('/activity/gensee/live/:/true');
  expect(shapeOf('#/share-study/topic-list?id={topicId}')).toBe('/share-study/topic-list');
  expect(wanted.length).toBeGreaterThan(70);
});

test('every route of the requirements stands in the path table', () => {
  expect(wanted.filter(({ shape }) => !isBuilt(shape)).map(({ id, shape }) => `${id} ${shape}`)).toEqual([]);
});
