import { expect, expectTypeOf, test } from 'vitest';
import { href, type ParamsOf, pathOf, paths } from './paths.ts';

test('the addresses people have bookmarked do not change', () => {
  expect(Object.values(paths)).toMatchSnapshot();
});

test('no two names share an address', () => {
  expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length);
});

test('[ROUTE-49] parameters are filled in and escaped', () => {
  expect(href('liveClassDetail', { id: 'a/b', classID: '0', resourceType: '6' })).toBe('#/live/detail/a%2Fb/0/6');
});

test('[ROUTE-38] C-08: the topic may stand in the path or in the query', () => {
  expect(href('topicList', { id: '9' })).toBe('#/share-study/topic-list/9');
  expect(href('topicList', {}, { id: 9 })).toBe('#/share-study/topic-list?id=9');
});

test('[ROUTE-10] the shared content takes its id either way, the share always in the query', () => {
  expect(href('shareContentDetail', {}, { id: 'x', shareId: 'y' })).toBe('#/share-content-detail?id=x&shareId=y');
  expect(href('shareContentDetail', { id: 'x' }, { shareId: 'y' })).toBe('#/share-content-detail/x?shareId=y');
});

test('[ROUTE-01] opening a live as organiser carries the live and identity 2 in the query (C-07)', () => {
  expect(href('liveAction', {}, { id: 'l1', identity: 2 })).toBe('#/live/action?id=l1&identity=2');
});

test('what is undefined leaves no trace in the query', () => {
  expect(pathOf('search', {}, { q: 'a b&c', tab: undefined })).toBe('/search-v?q=a+b%26c');
});

test('the parameters of a path are known to the compiler', () => {
  expectTypeOf<keyof ParamsOf<'centerPreview'>>().toEqualTypeOf<'id' | 'lang' | 'previewFront'>();
  // @ts-expect-error the id is needed
  expect(href('questionDetail')).toBe('#/ask/question/detail');
  // @ts-expect-error the parameter has another name
  expect(href('personalHomepage', { id: '1' })).toBe('#/personal-homepage');
});
