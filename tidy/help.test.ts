import { type ArticleId, articleIds, helpArticles } from '@shuyuan/web/features/site/help/help-articles';
import { paths } from '@shuyuan/web/lib/paths';
import { beforeAll, expect, test } from 'vitest';

const languages = ['cn', 'en', 'fr', 'ru', 'es', 'ar'] as const;
type Language = (typeof languages)[number];
type Texts = Readonly<Record<string, string>>;

const packs = new Map<string, Texts>();
async function load(language: Language, group: string): Promise<void> {
  // The variable path keeps a pack that is missing a failure of this test, not of the types.
  const { texts } = (await import(`../packages/i18n/src/packs/${language}/${group}.ts`)) as { texts: Texts };
  packs.set(`${language}/${group}`, texts);
}
const textOf = (language: Language, group: string, key: string): string =>
  packs.get(`${language}/${group}`)?.[key] ?? '';

const labelsOf = (id: ArticleId) => {
  const { link, labels = {} } = helpArticles[id];
  return { page: link.label, ...labels };
};

beforeAll(async () => {
  const groups = new Set([
    'help',
    ...articleIds.flatMap((id) => Object.values(labelsOf(id)).map(({ group }) => group)),
  ]);
  await Promise.all([...groups].flatMap((group) => languages.map((language) => load(language, group))));
});

const stepsOf = (language: Language, id: ArticleId): readonly string[] =>
  textOf(language, 'help', `help.${id}.steps`).split('\n');
const gapsOf = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const everyArticle = languages.flatMap((language) => articleIds.map((id) => ({ language, id })));
const nameOf = ({ language, id }: { language: Language; id: ArticleId }): string => `${language} ${id}`;

test('there is an article for every area of the product, and no text of one that is gone', () => {
  expect(articleIds.length).toBeGreaterThan(45);
  const ofArticles = Object.keys(packs.get('cn/help') ?? {}).filter((key) => key.endsWith('.steps'));
  expect(ofArticles.toSorted()).toEqual(articleIds.map((id) => `help.${id}.steps`).toSorted());
});

test('every article has the same steps in six languages, with the same names of buttons and pages in each', () => {
  const shapeOf = (language: Language, id: ArticleId) => stepsOf(language, id).map((step) => gapsOf(step).toSorted());
  for (const { language, id } of everyArticle)
    expect(shapeOf(language, id), nameOf({ language, id })).toEqual(shapeOf('cn', id));
});

test('an article has two to five steps, and is as short as a question deserves', () => {
  const isTooMuch = ({ id }: { id: ArticleId }): boolean => {
    const words = [`help.${id}.text`, `help.${id}.steps`]
      .map((key) => textOf('en', 'help', key))
      .join(' ')
      .split(/\s+/);
    return words.length < 40 || words.length > 150;
  };
  const odd = everyArticle.filter(({ language, id }) => ![2, 3, 4, 5].includes(stepsOf(language, id).length));
  expect([...odd, ...everyArticle.filter(isTooMuch)].map(nameOf)).toEqual([]);
});

test('buttons and pages are called what they call themselves, and nothing is looked up for naught', () => {
  for (const { language, id } of everyArticle) {
    const labels = labelsOf(id);
    const used = new Set(stepsOf(language, id).flatMap(gapsOf));
    expect([...used].toSorted(), nameOf({ language, id })).toEqual(Object.keys(labels).toSorted());
    for (const { group, key } of Object.values(labels)) {
      const name = textOf(language, group, key);
      expect(name, `${language} ${group} ${key}`).not.toBe('');
      expect(gapsOf(name), `${language} ${group} ${key}`).toEqual([]);
    }
  }
});

test('the page an article leads to is in the path table, with everything its address needs', () => {
  const needed = (pattern: string): readonly string[] =>
    [...pattern.matchAll(/\/\$(\w+)/g)].map(([, name = '']) => name);
  const incomplete = articleIds.filter((id) => {
    const { to, params } = helpArticles[id].link;
    return needed(paths[to]).some((name) => !params[name]);
  });
  expect(incomplete).toEqual([]);
});
