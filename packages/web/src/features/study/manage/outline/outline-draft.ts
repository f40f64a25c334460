import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import {
  type GroupTarget,
  idsAfterMove,
  type OrderedGroup,
  type Step,
  targetOfStep,
} from '../../../../shared/ordering/ordered-group.ts';
import type { CourseForm } from '../course-form.ts';

type StoredSection = CourseForm['chapters'][number]['sections'][number];
type ChaptersInput = InputOf<typeof saveOutline>['chapters'];

/** Chapters with their sections, as they are edited. */
export type Outline = readonly DraftChapter[];

/** A section while its outline is edited. Its id is the client's: a new one has no key yet. */
export type DraftSection = Omit<StoredSection, 'key'> & { readonly id: string; readonly key: string | undefined };
export type { Step };
export type DraftChapter = { readonly id: string; readonly title: string; readonly sections: readonly DraftSection[] };

let madeIds = 0;
export const newDraftId = (): string => `new-${(madeIds += 1)}`;

export const outlineOf = (chapters: CourseForm['chapters']): Outline =>
  chapters.map(({ title, sections }) => ({
    id: newDraftId(),
    title,
    sections: sections.map((section) => ({ ...section, id: section.key })),
  }));

/** The outline as it is sent: each section with exactly what its kind is made of. */
export const toInput = (outline: Outline): ChaptersInput =>
  outline.map(({ title, sections }) => ({
    title: title.trim(),
    sections: sections.map(
      ({ key, type, title: name, isRequired, isFree, isInLibrary, isDoneOnSubmit, fileId, taskFiles, ...section }) => ({
        ...(key !== undefined && { key }),
        type,
        title: name.trim(),
        isRequired,
        isFree,
        ...(isDoneOnSubmit && { isDoneOnSubmit }),
        ...(isInLibrary && { isInLibrary }),
        ...(fileId !== null && { fileId }),
        ...(taskFiles.length > 0 && { taskFileIds: taskFiles.map(({ id }) => id) }),
        ...(section.text !== null && { text: section.text }),
        ...(section.url !== null && { url: section.url }),
        ...(sectionKindOf(type).unit === 'minute' && section.unitCount !== null && { minutes: section.unitCount }),
        ...(section.contentId !== null && { contentId: section.contentId }),
        ...(section.questions.length > 0 && { questions: section.questions }),
      }),
    ),
  }));

/** Two outlines that would be stored alike. */
export const isSameOutline = (one: { readonly outline: Outline }, other: { readonly outline: Outline }): boolean =>
  JSON.stringify(toInput(one.outline)) === JSON.stringify(toInput(other.outline));

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
};

export const withoutSection = (outline: Outline, id: string): Outline =>
  outline.map((chapter) => ({ ...chapter, sections: chapter.sections.filter((section) => section.id !== id) }));

export const sectionIn = (outline: Outline, id: string): DraftSection | undefined =>
  outline.flatMap(({ sections }) => sections).find((section) => section.id === id);

/** A section changed in its place, or a new one at the end of a chapter. */
export const withSection = (outline: Outline, chapterId: string, section: DraftSection): Outline =>
  outline.map((chapter) => {
    if (chapter.sections.some(({ id }) => id === section.id))
      return { ...chapter, sections: chapter.sections.map((one) => (one.id === section.id ? section : one)) };
    const isNew = chapter.id === chapterId && sectionIn(outline, section.id) === undefined;
    return isNew ? { ...chapter, sections: [...chapter.sections, section] } : chapter;
  });

const groupsOf = (outline: Outline): OrderedGroup[] =>
  outline.map(({ id, sections }) => ({ id, itemIds: sections.map((section) => section.id) }));

/** A section put before another one of a chapter; null puts it at the end. */
export function putSection(outline: Outline, id: string, target: GroupTarget): Outline {
  const ids = idsAfterMove(groupsOf(outline), id, target);
  return outline.map((chapter, at) => ({
    ...chapter,
    sections: (ids[at] ?? []).flatMap((one) => sectionIn(outline, one) ?? []),
  }));
}

export const canStepSection = (outline: Outline, id: string, step: Step): boolean =>
  targetOfStep(groupsOf(outline), id, step) !== undefined;

export function stepSection(outline: Outline, id: string, step: Step): Outline {
  const target = targetOfStep(groupsOf(outline), id, step);
  return target ? putSection(outline, id, target) : outline;
}

export function stepChapter(outline: Outline, id: string, step: Step): Outline {
  const at = outline.findIndex((chapter) => chapter.id === id);
  const to = at + (step === 'up' ? -1 : 1);
  return at === -1 || to < 0 || to >= outline.length ? outline : moved(outline, at, to);
}
