import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import {
  canBeInLibrary,
  type CourseSectionType,
  isContentKind,
  sectionKindOf,
} from '@shuyuan/contract/study/courses/section-kinds';
import { areQuestionsWhole, type SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Context } from '../../../platform/context.ts';
import { cleanText, hasTooManyTags } from '../../community/index.ts';
import { type FileRow, findFiles, measureFile } from '../../files/index.ts';
import { findReplayOfSection } from '../../live/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import type { SectionRow } from '../courses/outline.store.ts';
import { canUseContent } from './can-use-content.ts';

export type SectionInput = {
  readonly key?: string | undefined;
  readonly type: CourseSectionType;
  readonly title: string;
  readonly isRequired: boolean;
  readonly isFree?: boolean | undefined;
  readonly isDoneOnSubmit?: boolean | undefined;
  readonly isInLibrary?: boolean | undefined;
  readonly fileId?: string | undefined;
  readonly taskFileIds?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
  readonly minutes?: number | undefined;
  readonly contentId?: string | undefined;
  readonly questions?: readonly SectionQuestion[] | undefined;
};
export type ChapterInput = { readonly title: string; readonly sections: readonly SectionInput[] };

export const materialPurpose = 'course-file';

/** Material of this course already, or an upload of the caller's own that nothing shows yet. */
const isAtHand = ({ actor }: Context, courseId: string, file: FileRow): boolean =>
  (file.purpose === materialPurpose && file.subjectId === courseId) ||
  (file.purpose === 'draft' && file.ownerId === actor.id);

/** Exactly what its kind is made of. */
function checkSource({ type, title, fileId, text, url, minutes, contentId, questions = [] }: SectionInput): void {
  const { source, unit } = sectionKindOf(type);
  // Only what is played has seconds to ask at.
  demand((unit === 'second' || questions.length === 0) && areQuestionsWhole(questions), 'course.wrong-section', {
    title,
  });
  const isRight =
    (source === 'file') === (fileId !== undefined) &&
    (source === 'text') === (text !== undefined) &&
    (source === 'link') === (url !== undefined) &&
    (unit === 'minute') === (minutes !== undefined) &&
    isContentKind(type) === (contentId !== undefined);
  demand(isRight && !hasTooManyTags(text ?? ''), 'course.wrong-section', { title });
}

const filesOf = ({ fileId, taskFileIds = [] }: SectionInput): readonly string[] =>
  fileId === undefined ? taskFileIds : [fileId, ...taskFileIds];

/** The file of a section is of its kind. A task has documents to do it with: whatever is played is a section of its own. */
async function checkFiles(ctx: Context, courseId: string, sections: readonly SectionInput[]): Promise<void> {
  const found = await findFiles(ctx.read, ctx.actor.tenantId, sections.flatMap(filesOf));
  for (const { type, title, fileId, taskFileIds = [] } of sections) {
    const demandFile = (id: string, kinds: readonly FileRow['kind'][]): void => {
      const file = found.get(id);
      demand(file && isAtHand(ctx, courseId, file), 'course.unknown-file', { title });
      demand(kinds.includes(file.kind), 'course.wrong-section', { title });
    };
    demand(type === SectionType.homework || taskFileIds.length === 0, 'course.wrong-section', { title });
    if (fileId !== undefined) demandFile(fileId, sectionKindOf(type).files);
    for (const id of taskFileIds) demandFile(id, ['document', 'book']);
  }
}

/** Content it has already, or that the caller may use: learners then need no other right than that of the course. */
async function checkContent(
  ctx: Context,
  known: readonly Known[],
  { type, title, contentId }: SectionInput,
): Promise<void> {
  if (contentId === undefined || known.some((section) => section.contentId === contentId)) return;
  demand(await canUseContent(ctx, type, contentId), 'course.unknown-content', { title });
}

/** Pictures are sections of their own: one inside a text would be read by whoever has its address. */
const withoutPictures = (html: string): string => html.replaceAll(/<img\b[^>]*>/g, '');

const wordsOf = ({ question, explanation }: SectionQuestion): string[] => [
  question.text,
  ...('options' in question ? question.options.map(({ text }) => text) : []),
  explanation,
];

/** Refuses an outline that cannot be stored, before anything is written. */
export async function checkOutline(
  ctx: Context,
  { courseId, known }: { courseId: string; known: readonly Known[] },
  chapters: readonly ChapterInput[],
): Promise<void> {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  demand(sections.length <= courseLimits.sections, 'course.too-long');
  sections.forEach(checkSource);
  await checkFiles(ctx, courseId, sections);
  for (const section of sections) await checkContent(ctx, known, section);
  const articles = sections.flatMap(({ text }) => (text === undefined ? [] : cleanText(text).text));
  const titles = [...chapters, ...sections].map(({ title }) => title);
  await refuseSensitive(ctx, [
    ...titles,
    ...articles,
    ...sections.flatMap(({ questions = [] }) => questions.flatMap(wordsOf)),
  ]);
}

type Measurable = {
  readonly type: CourseSectionType;
  readonly fileId?: string | null | undefined;
  readonly contentId?: string | null | undefined;
  readonly minutes?: number | undefined;
};

type Material = { readonly type: CourseSectionType; readonly fileId: string; readonly tenantId: string };

/** The units of a section that is a file; null while nobody knows. */
export async function measureMaterial(
  ctx: Parameters<typeof measureFile>[0],
  { type, fileId, tenantId }: Material,
): Promise<number | null> {
  const { unit } = sectionKindOf(type);
  if (unit === 'whole') return 1;
  const { seconds, pages } = await measureFile(ctx, { id: fileId, tenantId });
  if (unit === 'page') return pages;
  return seconds === null ? null : Math.max(1, Math.floor(seconds));
}

/** Seconds or pages as the server measures them, 1 for what counts as a whole; null while that is not known. */
export async function measureSection(ctx: Context, section: Measurable): Promise<number | null> {
  const { type, fileId, contentId, minutes } = section;
  const { unit } = sectionKindOf(type);
  // Of what is elsewhere its author alone knows how long it takes.
  if (unit === 'minute') return minutes ?? null;
  if (type === SectionType.live && contentId) return (await findReplayOfSection(ctx, contentId))?.seconds ?? null;
  if (!fileId) return 1;
  return measureMaterial(ctx, { type, fileId, tenantId: ctx.actor.tenantId });
}

export type Known = Pick<SectionRow, 'key' | 'type' | 'fileId' | 'contentId'>;

/**
 * The same material keeps its key, and with it what learners finished. Another film or survey is another section: nobody has
 * seen it. Words and addresses may be corrected.
 */
export function keyOf(input: SectionInput, known: readonly Known[], newKey: () => string): string {
  const before = known.find(({ key }) => key === input.key);
  const isSame =
    before?.type === input.type &&
    before.fileId === (input.fileId ?? null) &&
    before.contentId === (input.contentId ?? null);
  return isSame ? before.key : newKey();
}

const inOrder = (questions: readonly SectionQuestion[]): SectionQuestion[] =>
  questions.toSorted((one, other) => one.second - other.second);

export async function sectionOf(ctx: Context, input: SectionInput, key: string): Promise<SectionRow> {
  const { type, title, isRequired, isFree = false, isDoneOnSubmit = false, isInLibrary = false } = input;
  const { fileId = null, taskFileIds = [], text, url = null, contentId = null, questions = [] } = input;
  const unitCount = await measureSection(ctx, input);
  const article = text === undefined ? null : withoutPictures(cleanText(text).html);
  const rules = {
    isRequired,
    isFree,
    isDoneOnSubmit: isDoneOnSubmit && type === SectionType.homework,
    isInLibrary: isInLibrary && canBeInLibrary(type),
  };
  return {
    key,
    type,
    title,
    ...rules,
    fileId,
    taskFileIds: [...new Set(taskFileIds)],
    text: article,
    url,
    contentId,
    questions: inOrder(questions),
    unitCount,
  };
}
