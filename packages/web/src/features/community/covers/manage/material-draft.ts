import {
  type PictureCategory,
  materialRoomMax,
  materialTitleMax,
  pictureCategories,
} from '@shuyuan/contract/community/materials';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { LibraryMaterial } from '../library/material.ts';

type Picture = { readonly id: string; readonly path: string };
export type MaterialDraft = {
  /** Brought in this form; one that is in the library keeps its own. */
  readonly picture: Picture | null;
  readonly title: string;
  readonly categoryId: PictureCategory;
  /** As it was typed. */
  readonly room: string;
};

const [firstCategory] = pictureCategories;
const usualRoom = 20;

export const draftOf = (material: LibraryMaterial | null): MaterialDraft => ({
  picture: null,
  title: material?.title ?? '',
  categoryId: material?.categoryId ?? firstCategory,
  room: String(material?.room ?? usualRoom),
});

const isRoom = (room: string): boolean =>
  /^\d{1,3}$/.test(room.trim()) && Number(room) >= 1 && Number(room) <= materialRoomMax;

/** Which fields keep the form from being sent. */
export const problemsOf = ({ picture, title, room }: MaterialDraft, isNew: boolean) => ({
  picture: isNew && picture === null,
  title: textLength(title) < 1 || textLength(title) > materialTitleMax,
  room: !isRoom(room),
});

export const fieldsOf = ({ title, categoryId, room }: MaterialDraft) => ({
  title: title.trim(),
  categoryId,
  room: Number(room),
});
