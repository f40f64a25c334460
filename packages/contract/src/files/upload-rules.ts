import type { ErrorCode } from '../kernel/app-error.ts';
import { liveLimits } from '../live/live-form.ts';
import { endingOf, endingsOf, type FileEnding } from './file-kinds.ts';
import { nameProblem } from './file-names.ts';

const mb = 1024 * 1024;
const gb = 1024 * mb;

export type UploadRule = {
  readonly maxBytes: number;
  readonly endings: readonly FileEnding[];
  /** How many files a field of this kind holds. */
  readonly maxFiles: number;
  /** What becomes of the file: its owner's own, or a draft until a feature claims it. */
  readonly purpose: 'personal' | 'draft';
  /** Loses what programs noted in it, whatever its sender says. */
  readonly isAlwaysCleaned?: true;
};

/** What a field takes, by name (`configId`, D-165). Client and server judge by the same table. */
export const uploadRules = {
  /** UPLOAD-09, UPLOAD-10. */
  default: {
    maxBytes: 10 * mb,
    endings: ['jpg', 'jpeg', 'png', 'bmp', 'gif', 'ico', 'zip'],
    maxFiles: 10,
    purpose: 'draft',
  },
  personal: {
    maxBytes: 5 * gb,
    endings: endingsOf('picture', 'document', 'video', 'audio', 'book', 'archive'),
    maxFiles: 50,
    purpose: 'personal',
  },
  picture: { maxBytes: 10 * mb, endings: ['jpg', 'jpeg', 'png', 'gif', 'webp'], maxFiles: 9, purpose: 'draft' },
  /** LIVE-FORM-19: under 500 KB. */
  liveCover: {
    maxBytes: liveLimits.coverBytes - 1,
    endings: ['jpg', 'jpeg', 'png', 'webp'],
    maxFiles: 1,
    purpose: 'draft',
  },
  document: { maxBytes: 200 * mb, endings: endingsOf('document', 'book'), maxFiles: 20, purpose: 'draft' },
  /** Work or evidence a learner hands in: a certificate is a PDF as often as a picture. */
  handIn: {
    maxBytes: 200 * mb,
    endings: endingsOf('picture', 'document', 'archive'),
    maxFiles: 10,
    purpose: 'draft',
  },
  /** An answer in an exam, whose question says which of these it takes; markers do not learn from it who wrote it. */
  examAnswer: {
    maxBytes: 200 * mb,
    endings: endingsOf('picture', 'document', 'audio', 'video', 'archive'),
    maxFiles: 10,
    purpose: 'draft',
    isAlwaysCleaned: true,
  },
  /** Shown below a question; a photo must not say where it was taken. */
  examQuestion: {
    maxBytes: 50 * mb,
    endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'mp3', 'm4a', 'wav', 'ogg'],
    maxFiles: 6,
    purpose: 'draft',
    isAlwaysCleaned: true,
  },
  /** Of an option of a question. */
  examOption: {
    maxBytes: 10 * mb,
    endings: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
    maxFiles: 1,
    purpose: 'draft',
    isAlwaysCleaned: true,
  },
  /** A section of a path or an item of a subject: whatever a section of a course is made of. */
  contentFile: {
    maxBytes: 5 * gb,
    endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', ...endingsOf('document', 'book', 'video', 'audio')],
    maxFiles: 1,
    purpose: 'draft',
  },
  /** Whatever pages show: read, watched or listened to in the library. */
  libraryFile: {
    maxBytes: 5 * gb,
    endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', ...endingsOf('document', 'book', 'video', 'audio')],
    maxFiles: 1,
    purpose: 'draft',
  },
  /** Read before or after a class. */
  classMaterial: {
    maxBytes: gb,
    endings: endingsOf('picture', 'document', 'book', 'audio', 'video', 'archive'),
    maxFiles: 20,
    purpose: 'draft',
  },
  video: { maxBytes: 5 * gb, endings: endingsOf('video'), maxFiles: 5, purpose: 'draft' },
  audio: { maxBytes: gb, endings: endingsOf('audio'), maxFiles: 20, purpose: 'draft' },
} as const satisfies Record<string, UploadRule>;

export type UploadRuleName = keyof typeof uploadRules;
export const uploadRuleNames = Object.keys(uploadRules) as UploadRuleName[];

export type UploadProblem = Extract<ErrorCode, `upload.${string}`>;

/** The first reason not to take a file, in the order people can act on it (UPLOAD-11…UPLOAD-14, UPLOAD-17). */
export function uploadProblem(
  rule: Pick<UploadRule, 'maxBytes' | 'endings'>,
  { name, size }: { readonly name: string; readonly size: number },
): UploadProblem | null {
  const wrongName = nameProblem(name);
  if (wrongName) return wrongName;
  if (size === 0) return 'upload.empty';
  const ending = endingOf(name);
  if (!ending || !rule.endings.includes(ending)) return 'upload.wrong-type';
  return size > rule.maxBytes ? 'upload.too-large' : null;
}
