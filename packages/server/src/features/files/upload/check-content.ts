import { Readable } from 'node:stream';
import { endingOf, type FileEnding, typeOf } from '@shuyuan/contract/files/file-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PictureSize } from '../pictures/draw-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectZip } from './inspect-zip.ts';
import { storedBytes } from './stored-bytes.ts';
import { hasMarkup, headBytes, holdsWhatItShould, isTrueType, isZip } from './true-type.ts';

export type Content = { readonly ending: FileEnding; readonly picture: PictureSize | null };
type Stored = { readonly name: string; readonly storageKey: string; readonly size: number };

/** D-167: what a file is, by its bytes. The name was judged before they came; here it is held to its word. */
export async function checkContent(
  storage: Pick<Storage, 'read'>,
  { name, storageKey, size }: Stored,
): Promise<Content> {
  const ending = endingOf(name);
  demand(ending, 'upload.wrong-type');
  const bytes = storedBytes(storage, storageKey, size);
  const head = await bytes.read(0, headBytes);
  // What an archive holds is never shown by us; everything else could be taken for a page.
  demand(isZip(head) || !hasMarkup(head), 'upload.harmful');
  demand(await isTrueType(head, ending), 'upload.false-type');
  if (isZip(head)) demand(holdsWhatItShould(await inspectZip(bytes), ending), 'upload.false-type');
  const picture = typeOf(ending).kind === 'picture' ? await inspectPicture(bytes, ending) : null;
  return { ending, picture };
}

/** The same as an upload is judged, for bytes that came in another way and are not in storage yet. */
export const checkBytes = (bytes: Buffer, ending: FileEnding): Promise<Content> =>
  checkContent(
    {
      read: async (_, range) =>
        Readable.from([bytes.subarray(range?.start ?? 0, (range?.end ?? bytes.length - 1) + 1)]),
    },
    { name: `file.${ending}`, storageKey: '', size: bytes.length },
  );
