import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readPositionForm, savePosition } from '@shuyuan/contract/positions/manage-position.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';

export type PathDraft = {
  readonly name: string;
  readonly introduction: string;
  readonly learnSequence: LearnSequence;
  readonly chapters: readonly ChapterDraft[];
};
export type SectionDraft = {
  /** Of the row on the screen; the server has its own key. */
  readonly id: string;
  readonly key?: string | undefined;
  readonly businessType: PositionContentType;
  readonly businessId: string | null;
  readonly url: string;
  readonly title: string;
  readonly require: boolean;
};
export type ChapterDraft = { readonly id: string; readonly title: string; readonly sections: readonly SectionDraft[] };
export type PathForm = OutputOf<typeof readPositionForm>;

let made = 0;
/** Names a row that is new on the screen. */
const nextId = (): string => `new-${(made += 1)}`;

export const newChapter = (title: string): ChapterDraft => ({ id: nextId(), title, sections: [] });
export const newSection = (
  content: Pick<SectionDraft, 'businessType' | 'businessId' | 'url' | 'title'>,
): SectionDraft => ({
  ...content,
  id: nextId(),
  require: true,
});

export const draftOf = ({ name, introduction, learnSequence, chapters }: PathForm): PathDraft => ({
  name,
  introduction,
  learnSequence,
  chapters: chapters.map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map((section) => ({ ...section, id: section.key, url: section.url ?? '' })),
  })),
});

/** The draft as the call wants it: a link has an address, everything else an id. */
export const inputOf = (
  draft: PathDraft,
): Pick<InputOf<typeof savePosition>, 'name' | 'chapters'> & PathDraftFields => ({
  name: draft.name,
  introduction: draft.introduction,
  learnSequence: draft.learnSequence,
  chapters: draft.chapters.map(({ title, sections }) => ({
    title,
    sections: sections.map(({ key, businessType, businessId, url, title: words, require }) => ({
      ...(key !== undefined && { key }),
      businessType,
      ...(businessType === BusinessType.knowledge ? { url } : { businessId: businessId ?? '' }),
      title: words,
      require,
    })),
  })),
});

type PathDraftFields = Pick<PathDraft, 'introduction' | 'learnSequence'>;

/** Whether every chapter and section has a title. */
export const isTitled = ({ chapters }: PathDraft): boolean =>
  chapters.every(({ title, sections }) => title.trim() !== '' && sections.every((one) => one.title.trim() !== ''));

/** Every section where it was put, in whichever chapter: the ids of each chapter in their order. */
export function arranged(
  chapters: readonly ChapterDraft[],
  ids: readonly (readonly string[])[],
): readonly ChapterDraft[] {
  const sections = new Map(chapters.flatMap((chapter) => chapter.sections.map((section) => [section.id, section])));
  return chapters.map((chapter, at) => ({
    ...chapter,
    sections: (ids[at] ?? []).flatMap((id) => sections.get(id) ?? []),
  }));
}
