import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import type { readLibraryForm } from '@shuyuan/contract/library/manage-library.wire';
import { freePrice, priceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import {
  type AudienceDraft,
  audienceDraftOf,
  audienceInputOf,
  isAudienceMissing,
  type Named,
} from '../../../shared/audience/audience-draft.ts';
import { priceFields, priceOf } from '../../../shared/pricing/price-fields.ts';
import type { CoverDraft } from '../../../shared/covers/CoverField.tsx';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';

/** The fields of an item as its form shows them. */
export type ItemDraft = AudienceDraft & {
  readonly title: string;
  readonly introduction: string;
  readonly cover: CoverDraft;
  readonly topics: readonly Named[];
  readonly allowsDownload: boolean;
  readonly showsVersions: boolean;
  readonly price: PriceSetting;
  /** Kept as it was read; this form does not ask for it. */
  readonly joinedSince: number | null;
  /** Of a new one alone. */
  readonly file: UploadedFile | null;
};

export type LibraryForm = OutputOf<typeof readLibraryForm>;

export const emptyDraft: ItemDraft = {
  title: '',
  introduction: '',
  cover: null,
  topics: [],
  isEveryone: true,
  organizations: [],
  positions: [],
  followedTopics: [],
  members: [],
  joinedSince: null,
  allowsDownload: false,
  showsVersions: false,
  price: freePrice,
  file: null,
};

export function draftOf(form: LibraryForm): ItemDraft {
  const { title, introduction, coverFileId, coverPath, topics, allowsDownload, showsVersions } = form;
  return {
    title,
    introduction,
    topics,
    allowsDownload,
    showsVersions,
    cover: coverFileId !== null && coverPath !== null ? { id: coverFileId, path: coverPath } : null,
    ...audienceDraftOf(form, form.audienceMembers),
    joinedSince: form.audience.joinedSince,
    price: priceOf(form.price),
    file: null,
  };
}

/** The fields that keep the form from being sent. */
export const problemsOf = ({ title, introduction, price, ...draft }: ItemDraft) => ({
  title: textLength(title.trim()) < 1 || textLength(title.trim()) > libraryLimits.titleMax,
  introduction: textLength(introduction) > libraryLimits.introductionMax,
  audience: isAudienceMissing(draft),
  price: priceProblem(price) !== null,
});

/** The fields as they are sent. */
export const fieldsOf = (draft: ItemDraft) => ({
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  coverFileId: draft.cover?.id ?? null,
  topicIds: draft.topics.map(({ id }) => id),
  audience: audienceInputOf(draft, draft.joinedSince),
  allowsDownload: draft.allowsDownload,
  showsVersions: draft.showsVersions,
  price: priceFields(draft.price),
});
