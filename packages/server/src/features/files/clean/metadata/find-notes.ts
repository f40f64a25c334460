import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { notesOfBmp } from './bmp-notes.ts';
import { notesOfMatroska, notesOfMp3, notesOfMp4, notesOfRiff } from './film-notes.ts';
import { notesOfOldOffice } from './old-office-notes.ts';
import { notesOfOffice } from './office-notes.ts';
import { notesOfOgg } from './ogg-notes.ts';
import type { Patch } from './patch.ts';
import { notesOfPdf } from './pdf-notes.ts';
import { notesOfGif, notesOfIcon, notesOfWebp } from './picture-notes.ts';

type Finder = (bytes: StoredBytes) => Promise<Patch[]>;

/** By ending; what is not here has no notes, or none that can be taken out (see docs/features/files.md). */
const finders: Partial<Record<FileEnding, Finder>> = {
  bmp: notesOfBmp,
  gif: notesOfGif,
  ico: notesOfIcon,
  webp: notesOfWebp,
  doc: notesOfOldOffice,
  xls: notesOfOldOffice,
  ppt: notesOfOldOffice,
  docx: (bytes) => notesOfOffice(bytes),
  xlsx: (bytes) => notesOfOffice(bytes),
  pptx: (bytes) => notesOfOffice(bytes),
  pdf: notesOfPdf,
  mp4: notesOfMp4,
  mov: notesOfMp4,
  m4a: notesOfMp4,
  webm: notesOfMatroska,
  mkv: notesOfMatroska,
  avi: notesOfRiff,
  wav: notesOfRiff,
  mp3: notesOfMp3,
  ogg: notesOfOgg,
};

/** Where programs noted who, where and when, or `CannotClean`; nothing in a file that no program can read either. */
export async function findNotes(bytes: StoredBytes, ending: FileEnding): Promise<Patch[]> {
  try {
    const found = (await finders[ending]?.(bytes)) ?? [];
    return found.filter(({ size }) => size > 0);
  } catch (error) {
    if (error instanceof AppError || error instanceof RangeError) return [];
    throw error;
  }
}
