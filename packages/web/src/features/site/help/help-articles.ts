import { administration } from './articles/administration.ts';
import { community } from './articles/community.ts';
import { directing } from './articles/directing.ts';
import { everyday } from './articles/everyday.ts';
import { learning } from './articles/learning.ts';
import { teaching } from './articles/teaching.ts';
import type { HelpArticle, HelpPlace, HelpRole } from './help-article.ts';

/** The areas in the order they are shown, each with its articles. */
const areas = { everyday, learning, community, teaching, directing, administration } as const;
type HelpArea = keyof typeof areas;

type Articles = typeof everyday &
  typeof learning &
  typeof community &
  typeof teaching &
  typeof directing &
  typeof administration;
export const helpArticles: Readonly<Record<ArticleId, HelpArticle>> = {
  ...everyday,
  ...learning,
  ...community,
  ...teaching,
  ...directing,
  ...administration,
};
export type ArticleId = keyof Articles;
// The keys of the table above.
export const articleIds = Object.keys(helpArticles) as readonly ArticleId[];
export const areaNames = Object.keys(areas) as readonly HelpArea[];
export const articlesOfArea = (area: HelpArea): readonly ArticleId[] =>
  articleIds.filter((id) => Object.hasOwn(areas[area], id));

export const isFor = (id: ArticleId, roles: readonly HelpRole[]): boolean =>
  helpArticles[id].roles.some((role) => roles.includes(role));

/** The articles about a place: first those for whoever reads, of these the ones that are about nothing else. */
export function articlesAt(place: HelpPlace, roles: readonly HelpRole[]): readonly ArticleId[] {
  const here = articleIds.filter((id) => helpArticles[id].places.includes(place));
  const own = here.filter((id) => isFor(id, roles));
  return [
    ...own.toSorted((a, b) => placeRank(a, place) - placeRank(b, place)),
    ...here.filter((id) => !own.includes(id)),
  ];
}

/** An article names the places it is most about first. */
const placeRank = (id: ArticleId, place: HelpPlace): number => helpArticles[id].places.indexOf(place);

/** Other articles about the places of one. */
export const relatedTo = (id: ArticleId): readonly ArticleId[] =>
  articleIds.filter(
    (other) => other !== id && helpArticles[other].places.some((place) => helpArticles[id].places.includes(place)),
  );
