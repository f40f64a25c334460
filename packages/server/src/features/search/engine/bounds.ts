import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import {
  authorMark,
  dayMarks,
  kindMark,
  leastOfTier,
  type Scope,
  tierOf,
  titleMark,
  tierMarks,
} from './document-marks.ts';
import type { Sample, SampleRow } from './sample.store.ts';
import type { CandidateQuery, KindPage, PageEnd } from './text-index.store.ts';

/** So many times what is wanted is expected to be enough; no more than so many are looked through. */
type Step = { readonly times: number; readonly most: number };
export type Bounds = {
  /** Where so many documents are expected or fewer, all of them are looked through; of a kind so many. */
  readonly exactUpTo: number;
  readonly ofKind: number;
  /** Page by page, for whoever may see few of the first. */
  readonly steps: readonly [Step, ...Step[]];
};
export const usualBounds: Bounds = {
  exactUpTo: 1_500,
  ofKind: 500,
  steps: [
    { times: 1.5, most: 600 },
    { times: 6, most: 2_000 },
    { times: Number.POSITIVE_INFINITY, most: 5_000 },
  ],
};

/** The documents looked at of a kind: no more than so many, and only what a page before has not had. */
export type KindLook = {
  readonly kind: SearchKind;
  readonly most: number;
  readonly textBefore: number | null;
  readonly titleBefore: number | null;
};

/** A page of candidates: the marks of those whose texts and whose titles are compared with the question. */
export type Looks = {
  readonly kinds: readonly KindLook[];
  readonly textMarks: readonly string[];
  readonly titleMarks: readonly string[];
  readonly ends: ReadonlyMap<SearchKind, PageEnd>;
};

type Walk = { readonly asked: CandidateQuery; readonly sample: Sample; readonly bounds: Bounds };

/** From where on there is all that comes first: a moment, or a use. Null: nothing is looked at. */
type From = number | null;
const all = Number.NEGATIVE_INFINITY;

/** A little behind the moment of the question: what is still to come, and clocks that differ. */
const aheadMs = dayMs;

/** The value so many of the rows are expected to have or exceed. */
function valueFrom({ asked, sample }: Walk, rows: readonly SampleRow[], wanted: number): number {
  const isOfUse = asked.sort === 'used';
  const values = rows
    .map(({ publishedAt, useCount }) => (isOfUse ? useCount : publishedAt.getTime()))
    .toSorted((a, b) => b - a);
  const at = wanted / sample.share;
  const value = values[Math.ceil(at) - 1] ?? all;
  if (value === all) return all;
  if (isOfUse) return leastOfTier(tierOf(value));
  // Fewer are wanted than one of the sample stands for.
  const newest = Math.max(asked.at ?? 0, value);
  return at < 1 ? newest - (newest - value) * at : value;
}

/** How far a step reaches into the titles and the texts of a kind. */
function reachOf(walk: Walk, { kind, limit, authorId }: KindPage, step: number): { title: From; text: From } {
  const { asked, sample, bounds } = walk;
  const { times = 0, most = 0 } = bounds.steps[step] ?? {};
  const wanted = Math.min(limit * times, most);
  const rows = sample.rows.filter((row) => row.kind === kind);
  const inTitle = rows.filter(({ isInTitle }) => isInTitle);
  const reach = (own: readonly SampleRow[]): number =>
    authorId || own.length * sample.share <= bounds.ofKind ? all : valueFrom(walk, own, wanted);
  const hasTitles = asked.isOfTitles || asked.sort === 'relevance';
  const hasTexts = !asked.isOfTitles && !(hasTitles && inTitle.length * sample.share >= wanted);
  return { title: hasTitles ? reach(inTitle) : null, text: hasTexts ? reach(rows) : null };
}

function marksOf({ asked }: Walk, { kind, authorId }: KindPage, from: From): string[] {
  const scope: Scope = { tenantId: asked.tenantId, kind };
  if (from === null) return [];
  if (from === all) return [authorId ? authorMark(scope, authorId) : kindMark(scope)];
  if (asked.sort === 'used') return tierMarks(scope, tierOf(from));
  return dayMarks(scope, from, (asked.at ?? 0) + aheadMs);
}

/** The step a page is, and how many were wanted of the first. */
function stepOf({ from, limit }: KindPage): { step: number; limit: number } {
  const [step = 0, first = limit] = (from?.after ?? []).map(Number);
  return { step, limit: first };
}

function lookOf(walk: Walk, page: KindPage) {
  const { asked, bounds } = walk;
  const { step, limit } = stepOf(page);
  const whole = { ...page, limit };
  const reach = reachOf(walk, whole, step);
  const before = step > 0 ? reachOf(walk, whole, step - 1) : { text: null, title: null };
  const isWhole = (asked.isOfTitles ? reach.title : reach.text) === all;
  const hasMore = !isWhole && step + 1 < bounds.steps.length;
  return {
    look: { kind: page.kind, most: bounds.steps[step]?.most ?? 0, textBefore: before.text, titleBefore: before.title },
    textMarks: marksOf(walk, whole, reach.text),
    titleMarks: marksOf(walk, whole, reach.title),
    end: hasMore ? { after: [step + 1, limit], seen: 0 } : null,
  };
}

/** Titles that are the question stand first, however old they are. */
function exactMarks({ asked }: Walk, pages: readonly KindPage[]): string[] {
  const { form, tenantId } = asked;
  if (form === undefined || asked.sort !== 'relevance') return [];
  return pages.flatMap(({ kind, from }) => (from ? [] : titleMark({ tenantId, kind }, form)));
}

/** The documents looked at for a page of each kind, and the kinds of which there may be more. */
export function looksFor(walk: Walk, pages: readonly KindPage[]): Looks {
  const own = pages.map((page) => lookOf(walk, page));
  return {
    kinds: own.map(({ look }) => look),
    textMarks: own.flatMap(({ textMarks }) => textMarks),
    titleMarks: [...exactMarks(walk, pages), ...own.flatMap(({ titleMarks }) => titleMarks)],
    ends: new Map(own.flatMap(({ look, end }) => (end ? [[look.kind, end] as const] : []))),
  };
}
