import { yearMs } from '../kernel/time-units.ts';

/** Everything the order depends on, in one place: a result is worth the sum of what is true of it. */
export const searchWeights = {
  /** The title is the question. */
  exactTitle: 60,
  titleStart: 25,
  title: 40,
  /** The title has the words themselves, not others that begin like them or share their stem. */
  wholeWords: 6,
  text: 10,
  /** Of something new; half of it a year later. */
  fresh: 8,
  /** For each tenfold of those who read, learn or follow it. */
  used: 3,
  /** People of the reader's position have finished it; more for each doubling of their number, up to a bound. */
  colleagues: 3,
  /** For each star above three, with some votes for three as if they had been cast. */
  rated: 3,
  /** For each doubling of those who keep it among their favourites, up to some thirty. */
  collected: 1,
} as const;

export type SearchReason = keyof typeof searchWeights;

/** Everything known of something that was found. */
export type SearchHit = {
  readonly isExactTitle: boolean;
  readonly isTitleStart: boolean;
  readonly isInTitle: boolean;
  readonly hasWholeWords: boolean;
  readonly useCount: number;
  readonly publishedAt: number;
} & SearchSignals;

/** The traces people left on it; none where nothing is known. */
export type SearchSignals = {
  /** How many of one of the reader's positions finished it; too few to name anybody count as none. */
  readonly positionPeople: number;
  readonly scoreSum: number;
  readonly scoreCount: number;
  /** Counted up to `collectedMost`. */
  readonly collectCount: number;
};
export const noSignals: SearchSignals = { positionPeople: 0, scoreSum: 0, scoreCount: 0, collectCount: 0 };
export const collectedMost = 31;

const [colleaguesDoubling, colleaguesMost] = [1, 8];
const [middleStars, middleVotes] = [3, 3];
const doublings = (count: number): number => Math.log2(1 + Math.max(0, count));

function colleaguesScore({ positionPeople }: SearchSignals): number {
  if (positionPeople <= 0) return 0;
  return Math.min(colleaguesMost, searchWeights.colleagues + colleaguesDoubling * doublings(positionPeople));
}

/** A single five says less than thirty fours; below three stars nothing speaks for it, and nothing against it. */
function ratedScore({ scoreSum, scoreCount }: SearchSignals): number {
  const mean = (scoreSum + middleStars * middleVotes) / (Math.max(0, scoreCount) + middleVotes);
  return searchWeights.rated * Math.max(0, mean - middleStars);
}

/** The part each reason adds, so that a result can say why it stands where it does. */
export function searchScores(hit: SearchHit, now: number): Readonly<Record<SearchReason, number>> {
  const age = Math.max(0, now - hit.publishedAt) / yearMs;
  return {
    exactTitle: hit.isExactTitle ? searchWeights.exactTitle : 0,
    titleStart: hit.isTitleStart ? searchWeights.titleStart : 0,
    title: hit.isInTitle ? searchWeights.title : 0,
    wholeWords: hit.hasWholeWords ? searchWeights.wholeWords : 0,
    text: hit.isInTitle ? 0 : searchWeights.text,
    fresh: searchWeights.fresh / (1 + age),
    used: searchWeights.used * Math.log10(1 + Math.max(0, hit.useCount)),
    colleagues: colleaguesScore(hit),
    rated: ratedScore(hit),
    collected: searchWeights.collected * doublings(Math.min(collectedMost, hit.collectCount)),
  };
}

export const searchScore = (hit: SearchHit, now: number): number =>
  Object.values(searchScores(hit, now)).reduce((sum, value) => sum + value, 0);

const shownReasons = 4;
/** Less than this is true of everything, and says nothing. */
const tellingScore = 2;

/** Why something was found, the weightiest reason first. */
export function searchReasons(hit: SearchHit, now: number): readonly SearchReason[] {
  const scores = searchScores(hit, now);
  // The keys of a table of the contract.
  const reasons = Object.keys(scores) as SearchReason[];
  return reasons
    .filter((reason) => scores[reason] >= tellingScore)
    .toSorted((a, b) => scores[b] - scores[a])
    .slice(0, shownReasons);
}
