import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import type { CourseForm } from '../course-form.ts';

type StoredSection = CourseForm['chapters'][number]['sections'][number];
type ChaptersInput = InputOf<typeof saveOutline>['chapters'];

/** Chapters with their sections, as they are edited. */
export type Outline = readonly DraftChapter[];

/** A section while its outline is edited. Its id is the client's: a new one has no key yet. */
export type DraftSection = Omit<StoredSection, 'key'> & { readonly id: string; readonly key: string | undefined };
export type DraftChapter = { readonly id: string; readonly title: string; readonly sections: readonly DraftSection[] };
export type Step = 'up' | 'down';

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
      ({ key, type, title: name, isRequired, isFree, isDoneOnSubmit, fileId, taskFiles, ...section }) => ({
        ...(key !== undefined && { key }),
        type,
        title: name.trim(),
        isRequired,
        isFree,
        ...(isDoneOnSubmit && { isDoneOnSubmit }),
        ...(fileId !== null && { fileId }),
        ...(taskFiles.length > 0 && { taskFileIds: taskFiles.map(({ id }) => id) }),
        ...(section.text !== null && { text: section.text }),
        ...(section.url !== null && { url: section.url }),
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

/** A section put before another one of a chapter; null puts it at the end. */
export function putSection(
  outline: Outline,
  id: string,
  { chapterId, beforeId }: { readonly chapterId: string; readonly beforeId: string | null },
): Outline {
  const section = sectionIn(outline, id);
  if (!section || id === beforeId) return outline;
  return withoutSection(outline, id).map((chapter) => {
    if (chapter.id !== chapterId) return chapter;
    const at = chapter.sections.findIndex((one) => one.id === beforeId);
    const place = at === -1 ? chapter.sections.length : at;
    return { ...chapter, sections: [...chapter.sections.slice(0, place), section, ...chapter.sections.slice(place)] };
  });
}

/** Where one step leads: past a neighbour, or over the border into the next chapter. Undefined: there is no way. */
function placeOfStep(outline: Outline, id: string, step: Step) {
  const chapterAt = outline.findIndex(({ sections }) => sections.some((section) => section.id === id));
  const chapter = outline[chapterAt];
  if (!chapter) return undefined;
  const at = chapter.sections.findIndex((section) => section.id === id);
  const inside = at + (step === 'up' ? -1 : 1);
  if (inside >= 0 && inside < chapter.sections.length) {
    const before = step === 'up' ? chapter.sections[inside] : chapter.sections[inside + 1];
    return { chapterId: chapter.id, beforeId: before?.id ?? null };
  }
  const beside = outline[chapterAt + (step === 'up' ? -1 : 1)];
  if (!beside) return undefined;
  return { chapterId: beside.id, beforeId: step === 'up' ? null : (beside.sections[0]?.id ?? null) };
}

export const canStepSection = (outline: Outline, id: string, step: Step): boolean =>
  placeOfStep(outline, id, step) !== undefined;

export function stepSection(outline: Outline, id: string, step: Step): Outline {
  const place = placeOfStep(outline, id, step);
  return place ? putSection(outline, id, place) : outline;
}

export function stepChapter(outline: Outline, id: string, step: Step): Outline {
  const at = outline.findIndex((chapter) => chapter.id === id);
  const to = at + (step === 'up' ? -1 : 1);
  return at === -1 || to < 0 || to >= outline.length ? outline : moved(outline, at, to);
}
