import { expect, test } from 'vitest';
import { type HelpPlace, helpRoles } from '../../features/site/help/help-article.ts';
import { articleIds, articlesAt, helpArticles, relatedTo } from '../../features/site/help/help-articles.ts';
import { myPages } from '../centre/menu-groups.ts';
import { type RouteName, routeNames, routeTable } from '../route-table.ts';

/** Pages in the frame without an article of their own, each with the reason. */
const needNone: Partial<Record<RouteName, string>> = {
  admin: 'opens with its first page',
  errorPage: 'says itself what to do',
  rootErrorPage: 'says itself what to do',
  about: 'an article to read',
  partner: 'an article to read',
  nationalCentre: 'an article to read',
  partnerHigherEducation: 'an article to read',
  partnerEnterprise: 'an article to read',
  partnerTvet: 'an article to read',
  partnerInternational: 'an article to read',
  partnerJoin: 'an article to read',
  help: 'is the help itself',
  container: 'shows the application of somebody else, with its own help',
};

const ownPages = myPages.map(({ name }): HelpPlace => `centerMy/${name}`);
const inFrame = routeNames.filter((name) => routeTable[name].isFramed && !routeTable[name].isOnlyChildren);
const places: readonly HelpPlace[] = [...inFrame.filter((name) => name !== 'centerMy'), ...ownPages];

test('every page in the frame has an article, or a reason why it needs none', () => {
  const without = places.filter((place) => articlesAt(place, helpRoles).length === 0);
  expect(without.toSorted()).toEqual(Object.keys(needNone).toSorted());
});

test('articles are about pages there are, and lead to one of them or beside them', () => {
  const known = new Set<string>(places);
  const unknown = articleIds.flatMap((id) => helpArticles[id].places.filter((place) => !known.has(place)));
  expect(unknown).toEqual([]);
  const links = articleIds.map((id) => helpArticles[id].link);
  expect(links.filter(({ to }) => !routeNames.some((name) => name === to))).toEqual([]);
  const own = links.filter(({ to }) => to === 'centerMy').map(({ params }) => `centerMy/${params['name'] ?? ''}`);
  expect(own.filter((place) => !known.has(place))).toEqual([]);
});

test('at a page the article that is for its reader comes first, that of others last', () => {
  expect(articlesAt('subject', ['learner'])).toEqual(['subjects', 'subjectMaking']);
  expect(articlesAt('centerMy/research', ['lecturer'])).toEqual(['surveyMaking', 'surveys']);
  expect(articlesAt('centerMy/profile', ['learner'])).toEqual(['profile', 'language']);
});

test('an article leads on to others about its pages, never to itself', () => {
  expect(relatedTo('profile')).toEqual(['language']);
  expect(articleIds.filter((id) => relatedTo(id).includes(id))).toEqual([]);
});
