import type { RoomSlides } from '@shuyuan/contract/live/room/room-protocol';
import type { SlidesRow } from './setting.store.ts';

/** What pages are drawn from: pictures and PDFs as they are, other documents once they were made one. */
export function slidesPath({ kind, ending, conversion, path }: SlidesRow): string | null {
  if (kind === 'picture' || ending === 'pdf') return `/files/${path}`;
  return kind === 'document' && conversion === 'ready' ? `/files/${path}/pdf` : null;
}

type Shown = { readonly file: SlidesRow; readonly page: number; readonly pages: number };

export function toSlides(shown: Shown | null): RoomSlides | null {
  const path = shown && slidesPath(shown.file);
  if (!path) return null;
  const { file, page, pages } = shown;
  return {
    fileId: file.id,
    kind: file.kind === 'picture' ? 'picture' : 'document',
    path,
    page,
    pages,
  };
}
