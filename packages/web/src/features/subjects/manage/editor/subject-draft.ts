import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import type { SubjectContentType } from '@shuyuan/contract/subjects/subject-content-types';
import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import type { readSubjectForm, saveSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import type { MinimumMark } from '@shuyuan/contract/subjects/minimum-mark';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { priceFields, priceOf } from '../../../../shared/pricing/price-fields.ts';
import type { CoverDraft } from '../../../../shared/covers/CoverField.tsx';
import { type AudienceDraft, audienceDraftOf, audienceInputOf } from '../../../../shared/audience/audience-draft.ts';

export type SubjectDraft = AudienceDraft & {
  readonly title: string;
  readonly introduction: string;
  readonly cover: CoverDraft;
  readonly learnSequence: LearnSequence;
  readonly deadline: DeadlineRule | null;
  readonly price: PriceSetting;
  readonly stages: readonly StageDraft[];
};
export type SubjectForm = OutputOf<typeof readSubjectForm>;
export type ItemDraft = {
  readonly key: string;
  readonly businessType: SubjectContentType;
  readonly businessId: string | null;
  readonly url: string;
  readonly title: string;
  readonly isRequired: boolean;
  readonly prerequisiteKeys: readonly string[];
  readonly minimumMarks: readonly MinimumMark[];
  readonly deadline: DeadlineRule | null;
};
export type StageDraft = {
  readonly id: string;
  readonly title: string;
  readonly electiveCount: number;
  readonly items: readonly ItemDraft[];
};

let made = 0;
/** Names a row that is new on the screen; the server gives an item its own key. */
const nextId = (): string => `new-${(made += 1)}`;

export const newStage = (): StageDraft => ({ id: nextId(), title: '', electiveCount: 0, items: [] });
export const newItem = (content: Pick<ItemDraft, 'businessType' | 'businessId' | 'url' | 'title'>): ItemDraft => ({
  ...content,
  key: nextId(),
  isRequired: true,
  prerequisiteKeys: [],
  minimumMarks: [],
  deadline: null,
});

export const draftOf = (form: SubjectForm): SubjectDraft => ({
  title: form.title,
  introduction: form.introduction,
  cover: form.coverFileId !== null && form.coverPath !== null ? { id: form.coverFileId, path: form.coverPath } : null,
  learnSequence: form.learnSequence,
  ...audienceDraftOf(form, form.audiencePeople),
  deadline: form.deadline,
  price: priceOf(form.price),
  stages: form.stages.map((stage) => ({
    ...stage,
    items: stage.items.map((item) => ({ ...item, url: item.url ?? '' })),
  })),
});

type SubjectInput = Omit<InputOf<typeof saveSubject>, 'id' | 'revision'>;

/** The draft as the call wants it: a link has an address, everything else an id. */
export const inputOf = (draft: SubjectDraft, { audience }: Pick<SubjectForm, 'audience'>): SubjectInput => ({
  title: draft.title,
  introduction: draft.introduction,
  coverFileId: draft.cover?.id ?? null,
  learnSequence: draft.learnSequence,
  audience: audienceInputOf(draft, audience.joinedSince),
  deadline: draft.deadline,
  price: priceFields(draft.price),
  stages: draft.stages.map(({ title, electiveCount, items }) => ({
    title,
    electiveCount,
    items: items.map(({ businessId, url, prerequisiteKeys, minimumMarks, ...item }) => ({
      ...item,
      prerequisiteKeys: [...prerequisiteKeys],
      minimumMarks: [...minimumMarks],
      ...(item.businessType === BusinessType.knowledge ? { url } : { businessId: businessId ?? '' }),
    })),
  })),
});

/** Whether every stage and item has a title. */
export const isTitled = ({ stages }: SubjectDraft): boolean =>
  stages.every(({ title, items }) => title.trim() !== '' && items.every((item) => item.title.trim() !== ''));

/**
 * After items were moved or removed: a prerequisite that no longer stands before its item is dropped, and a stage asks for no
 * more electives than it has.
 */
export function tidied(stages: readonly StageDraft[]): readonly StageDraft[] {
  const before = new Set<string>();
  return stages.map((stage) => {
    const items = stage.items.map((item) => {
      const prerequisiteKeys = item.prerequisiteKeys.filter((key) => before.has(key));
      const minimumMarks = item.minimumMarks.filter(({ key }) => prerequisiteKeys.includes(key));
      before.add(item.key);
      return { ...item, prerequisiteKeys, minimumMarks };
    });
    const electives = items.filter(({ isRequired }) => !isRequired).length;
    return { ...stage, items, electiveCount: Math.min(stage.electiveCount, electives) };
  });
}

/** Every item where it was put, in whichever stage: the keys of each stage in their order. */
export function arranged(stages: readonly StageDraft[], keys: readonly (readonly string[])[]): readonly StageDraft[] {
  const items = new Map(stages.flatMap((stage) => stage.items.map((item) => [item.key, item])));
  return stages.map((stage, at) => ({ ...stage, items: (keys[at] ?? []).flatMap((key) => items.get(key) ?? []) }));
}
