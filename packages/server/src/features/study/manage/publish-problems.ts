import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Context } from '../../../platform/context.ts';
import type { OutlineChapter, OutlineSection } from '../courses/outline.store.ts';
import { measureSection } from './section-input.ts';

export type PublishProblem = {
  readonly rule:
    | 'nothing-required'
    | 'not-measured'
    | 'empty-chapter'
    | 'question-after-end'
    | 'exam-away'
    | 'class-away';
  readonly title: string | null;
};

type Measured = { readonly key: string; readonly unitCount: number };

/** Sections whose file was converted after the outline was saved. */
export async function measureMissing(ctx: Context, chapters: readonly OutlineChapter[]): Promise<Measured[]> {
  const missing = chapters.flatMap(({ sections }) => sections.filter(({ unitCount }) => unitCount === null));
  const measured: Measured[] = [];
  for (const section of missing) {
    const unitCount = await measureSection(ctx, section);
    if (unitCount !== null) measured.push({ key: section.key, unitCount });
  }
  return measured;
}

/** All that keeps an outline from being published: nothing to finish, material whose length nobody knows, an exam or a class that is not published. */
export function findProblems(chapters: readonly OutlineChapter[], measured: readonly Measured[]): PublishProblem[] {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const isMeasured = ({ key, unitCount }: OutlineSection): boolean =>
    unitCount !== null || measured.some((one) => one.key === key);
  const problems: PublishProblem[] = sections
    .filter((section) => !isMeasured(section))
    .map(({ title }) => ({ rule: 'not-measured', title }));
  for (const { key, title, unitCount, questions } of sections) {
    const seconds = unitCount ?? measured.find((one) => one.key === key)?.unitCount ?? Infinity;
    if (questions.some(({ second }) => second >= seconds)) problems.push({ rule: 'question-after-end', title });
  }
  for (const { title, type } of sections.filter(({ isAway }) => isAway))
    problems.push({ rule: type === SectionType.exam ? 'exam-away' : 'class-away', title });
  for (const chapter of chapters) {
    if (chapter.sections.length === 0) problems.push({ rule: 'empty-chapter', title: chapter.title });
  }
  if (!sections.some(({ isRequired }) => isRequired)) problems.push({ rule: 'nothing-required', title: null });
  return problems;
}
