import { AppError } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { CaptionCue } from '@shuyuan/contract/study/captions/caption-cues';
import type { Context } from '../../../platform/context.ts';
import { findSelective } from '../../../platform/search.ts';
import { bestOf } from '../../../platform/search-rank.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { searchable } from '../../../platform/searchable.ts';
import type { Knowledge, KnowledgeQuery, Passage } from '../../assistant/index.ts';
import { findCues } from '../captions/caption.store.ts';
import { isOpenLesson, openLessons } from '../courses/lessons.ts';
import * as store from './knowledge-of-courses.store.ts';

type Candidate = Awaited<ReturnType<typeof store.listTranscripts | typeof store.listArticles>>[number];

/** Opening a course asks four questions of the database: so many for one answer. */
const mostCourses = 12;
/** So many cues stand around the words that were found. */
const [cuesBefore, cuesAfter] = [1, 5];

const plainOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();

/** Titles of the sections a member may open, by their keys; none of a course they may not open. */
async function openTitles(ctx: Context, courseId: string): Promise<ReadonlyMap<string, string>> {
  try {
    const { lessons } = await openLessons(ctx, { id: courseId, isPreview: false });
    return new Map(lessons.filter(isOpenLesson).map(({ key, title }) => [key, title]));
  } catch (error) {
    if (error instanceof AppError) return new Map();
    throw error;
  }
}

/** The place of a transcript that has most of the terms, with its second. */
function spokenPlace(cues: readonly CaptionCue[], terms: Terms) {
  const weights = cues.map(({ text }) => {
    const form = searchable(text);
    return terms.reduce((sum, term) => (form.includes(term.text) ? sum + term.weight : sum), 0);
  });
  const at = weights.indexOf(Math.max(...weights));
  const window = cues.slice(Math.max(0, at - cuesBefore), at + cuesAfter);
  return { seconds: Math.floor(cues[at]?.from ?? 0), text: window.map(({ text }) => text).join('\n') };
}

async function passageOf(ctx: Context, candidate: Candidate, { title, terms }: { title: string; terms: Terms }) {
  const { courseId, sectionKey, language, text, publishedAt } = candidate;
  const spoken =
    language === null ? null : spokenPlace(await findCues(ctx.read, { courseId, sectionKey, language }), terms);
  const passage: Passage = {
    businessType: BusinessType.course,
    businessId: courseId,
    columnId: null,
    accountId: null,
    sectionKey,
    seconds: spoken?.seconds ?? null,
    title,
    text: spoken?.text ?? plainOf(text),
    publishedAt: publishedAt.getTime(),
  };
  return passage;
}

async function find(ctx: Context, { terms, limit }: KnowledgeQuery): Promise<Passage[]> {
  const { tenantId, id: memberId } = ctx.actor;
  const candidates: Candidate[] = [];
  for (const [table, list] of [
    ['course_section', store.listArticles],
    ['section_caption', store.listTranscripts],
  ] as const) {
    const query = await findSelective(ctx.read, terms, { table, column: 'search' });
    if (query !== null) candidates.push(...(await list(ctx.read, { tenantId, memberId, terms, query })));
  }
  const best = bestOf(candidates, { terms, limit: limit * 2, now: ctx.now() });
  const courses = [...new Set(best.map(({ courseId }) => courseId))].slice(0, mostCourses);
  const open = new Map<string, ReadonlyMap<string, string>>();
  for (const courseId of courses) open.set(courseId, await openTitles(ctx, courseId));
  const passages: Passage[] = [];
  for (const candidate of best) {
    const title = open.get(candidate.courseId)?.get(candidate.sectionKey);
    if (title !== undefined && passages.length < limit)
      passages.push(await passageOf(ctx, candidate, { title, terms }));
  }
  return passages;
}

/** Articles and transcripts of courses, of sections that are open for the asker and of no others (D-173). */
export const knowledgeOfCourses: Knowledge = { find, readWhole: async () => null };
