import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import {
  canBeInLibrary,
  type CourseSectionType,
  isContentKind,
  sectionKindOf,
} from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { type DraftSection, newDraftId } from './outline-draft.ts';

/** One section as its dialog shows it. */
export type SectionDraft = {
  readonly type: CourseSectionType;
  readonly title: string;
  readonly isRequired: boolean;
  readonly isFree: boolean;
  readonly isInLibrary: boolean;
  readonly isDoneOnSubmit: boolean;
  readonly file: { readonly id: string; readonly name: string } | null;
  /** Of homework: documents it has, and those that were uploaded while the dialog is open. */
  readonly taskFiles: DraftSection['taskFiles'];
  readonly newTaskFiles: readonly UploadedFile[];
  readonly text: string;
  readonly url: string;
  /** Of an open course, as they are typed. */
  readonly minutes: string;
  readonly content: { readonly id: string; readonly title: string } | null;
  readonly questions: DraftSection['questions'];
};

/** The rule an upload of each kind follows. */
export const uploadRuleOf = (type: CourseSectionType): UploadRuleName => {
  if (type === SectionType.video) return 'video';
  if (type === SectionType.audio) return 'audio';
  return type === SectionType.image ? 'picture' : 'document';
};

export const newSection = (type: CourseSectionType): DraftSection => ({
  id: newDraftId(),
  key: undefined,
  type,
  title: '',
  isRequired: true,
  isFree: false,
  isInLibrary: false,
  isDoneOnSubmit: false,
  fileId: null,
  fileName: null,
  taskFiles: [],
  text: null,
  url: null,
  contentId: null,
  contentTitle: null,
  questions: [],
  unitCount: null,
});

/** Whether so many minutes have to be spent in it, as its author says. */
export const isPresence = (type: CourseSectionType): boolean => sectionKindOf(type).unit === 'minute';

export const sectionDraftOf = ({
  type,
  title,
  isRequired,
  isFree,
  isInLibrary,
  isDoneOnSubmit,
  fileId,
  fileName,
  taskFiles,
  text,
  url,
  contentId,
  contentTitle,
  questions,
  unitCount,
}: DraftSection): SectionDraft => ({
  type,
  title,
  isRequired,
  isFree,
  isInLibrary,
  isDoneOnSubmit,
  file: fileId === null ? null : { id: fileId, name: fileName ?? '' },
  taskFiles,
  newTaskFiles: [],
  text: text ?? '',
  url: url ?? '',
  minutes: isPresence(type) && unitCount !== null ? String(unitCount) : '',
  content: contentId === null ? null : { id: contentId, title: contentTitle ?? '' },
  questions,
});

const isAddress = (url: string): boolean => {
  const { protocol } = URL.parse(url) ?? {};
  return (protocol === 'http:' || protocol === 'https:') && url.length <= courseLimits.sectionUrlMax;
};

const isMinutes = (minutes: string): boolean =>
  /^\d{1,4}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= courseLimits.minutesMax;

/** The fields that keep a section from being taken into the outline. */
export function sectionProblemsOf({ type, title, file, text, url, minutes, content }: SectionDraft) {
  const { source } = sectionKindOf(type);
  return {
    title: textLength(title) < 1 || textLength(title) > courseLimits.sectionTitleMax,
    file: source === 'file' && file === null,
    text: source === 'text' && (text === '' || text.length > courseLimits.articleMax),
    url: source === 'link' && !isAddress(url.trim()),
    minutes: isPresence(type) && !isMinutes(minutes.trim()),
    content: isContentKind(type) && content === null,
  };
}

/** Seconds or pages as they were measured; null where another file or live was chosen, which the server measures. */
export const lengthOf = (section: DraftSection, { file, content }: SectionDraft): number | null =>
  (file?.id ?? null) === section.fileId && (content?.id ?? null) === section.contentId ? section.unitCount : null;

const toTaskFile = ({ id, name, path }: UploadedFile): DraftSection['taskFiles'][number] => ({ id, name, path });

/** The section with what was typed. */
export function withDraft(section: DraftSection, draft: SectionDraft): DraftSection {
  const { source } = sectionKindOf(draft.type);
  const fileId = source === 'file' ? (draft.file?.id ?? null) : null;
  const content = isContentKind(draft.type) ? draft.content : null;
  return {
    ...section,
    type: draft.type,
    title: draft.title.trim(),
    isRequired: draft.isRequired,
    isFree: draft.isFree,
    isInLibrary: draft.isInLibrary && canBeInLibrary(draft.type),
    isDoneOnSubmit: draft.isDoneOnSubmit,
    fileId,
    fileName: source === 'file' ? (draft.file?.name ?? null) : null,
    taskFiles: draft.type === SectionType.homework ? [...draft.taskFiles, ...draft.newTaskFiles.map(toTaskFile)] : [],
    text: source === 'text' ? draft.text : null,
    url: source === 'link' ? draft.url.trim() : null,
    contentId: content?.id ?? null,
    contentTitle: content?.title ?? null,
    questions: draft.questions,
    unitCount: isPresence(draft.type) ? Number(draft.minutes) : lengthOf(section, draft),
  };
}
