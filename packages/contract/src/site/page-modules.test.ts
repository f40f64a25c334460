import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textIn } from './local-text.ts';
import { moduleKinds } from './module-specs.ts';
import { pageLimits as limits } from './page-limits.ts';
import { defaultHome, emptyModule, readModules } from './page-modules.ts';
import { isSafeTarget } from './is-safe-target.ts';
import { fitting, modulesOf, readContent } from './page-kinds.ts';

test('[D-187] a text is shown in one’s own language, else in English, else in Chinese, else in any', () => {
  expect(textIn({ cn: '首页', en: 'Home', fr: 'Accueil' }, 'fr')).toBe('Accueil');
  expect(textIn({ cn: '首页', en: 'Home' }, 'ar')).toBe('Home');
  expect(textIn({ cn: '首页', ru: 'Главная' }, 'ar')).toBe('首页');
  expect(textIn({ ru: 'Главная', en: '' }, 'ar')).toBe('Главная');
  expect(textIn({}, 'ar')).toBe('');
});

test('[D-186] what is understood of a configuration comes out as it went in', () => {
  const modules = moduleKinds.map((kind) => emptyModule(kind, kind));
  expect(readModules(modules)).toEqual(modules);
  expect(readModules(JSON.parse(JSON.stringify(defaultHome)))).toEqual(defaultHome);
});

test('[D-186] unknown kinds, broken modules and a second of one name are passed over, too many are cut', () => {
  const live = emptyModule('a', 'live');
  const hostile = [
    { kind: 'bitcoin', id: 'x' },
    null,
    7,
    'live',
    { kind: 'constructor' },
    live,
    live,
    { kind: '__proto__' },
  ];
  expect(readModules(hostile)).toEqual([live]);
  const many = Array.from({ length: 200 }, (_, index) => ({ kind: 'text', id: `m${index}` }));
  expect(readModules(many)).toHaveLength(limits.modulesMax);
  for (const nothing of [null, undefined, 'x', {}, { length: 9 }]) expect(readModules(nothing)).toEqual([]);
});

test('[D-186] a number, a source or a target that is none of ours is put right or left out', () => {
  const items = [
    { text: { cn: '<script>alert(1)</script>', xx: 'y' }, target: 'javascript:alert(1)' },
    { text: { cn: '<b>学</b>' }, target: '/study-v', picturePath: 'https://evil.example/x.png', pictureId: 5 },
    'x',
  ];
  const [courses, links] = readModules([
    { kind: 'courses', id: 'c', source: 'stolen', count: 9_999, title: { cn: 1, en: 'x'.repeat(9_999) } },
    { kind: 'links', id: 'l', count: 3, items },
  ]);
  expect(courses).toMatchObject({ source: 'newest', count: 12, title: { en: 'x'.repeat(limits.titleMax) } });
  expect(links).toMatchObject({ count: null, source: null });
  expect(links?.items).toEqual([{ text: { cn: '<b>学</b>' }, target: '/study-v', pictureId: null, picturePath: null }]);
});

test.for([
  ['/study-v', true],
  ['/branch-list-v/1?x=y', true],
  ['https://example.com/a?b=c#d', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://a.b/" onclick="x', false],
  ['', false],
] as const)('[D-186] a link may lead to %j: %s', ([target, isSafe]) => {
  expect(isSafeTarget(target)).toBe(isSafe);
});

test('[D-186] whatever stands in the database becomes a page, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.record({ kind: fc.constantFrom(...moduleKinds, 'x'), id: fc.jsonValue() })),
      (value, modules) => {
        for (const one of [value, { title: value, modules: value }, { modules }]) {
          const content = readContent(one);
          expect(readContent(JSON.parse(JSON.stringify(content)))).toEqual(content);
        }
      },
    ),
  );
});

test('[D-187] an article is made of what visitors may read', () => {
  expect(modulesOf('article')).toEqual(['banner', 'text', 'links']);
  expect(modulesOf('home')).toEqual(moduleKinds);
  expect(fitting('article', [emptyModule('a', 'people'), emptyModule('b', 'text')]).map(({ id }) => id)).toEqual(['b']);
});
