import { maxPageSize } from '../kernel/paging.ts';
import { questionTitleMax } from './questions.ts';

/** COMM-56: what a picture shows; the same words for both libraries. Stored by the server: never rename one. */
export const pictureCategories = ['landscape', 'study', 'craft', 'data', 'people', 'pattern'] as const;
export type PictureCategory = (typeof pictureCategories)[number];

export const materialTitleMax = 30;
/** No title is longer, so no picture needs more room for one. */
export const materialRoomMax = questionTitleMax;
/** Looked through at one glance, and carried by one page of a list. */
export const maxMaterials = maxPageSize;

/** As much of a picture as is needed to choose one. */
export type Material = {
  readonly id: string;
  readonly categoryId: PictureCategory;
  /** How many characters of a title it leaves room for. */
  readonly room: number;
};

const cloudRooms: Readonly<Record<PictureCategory, readonly number[]>> = {
  landscape: [40, 16, 80, 28],
  study: [14, 40, 14, 60],
  craft: [14, 40, 14, 60],
  data: [14, 40, 14, 60],
  people: [14, 40, 14, 60],
  pattern: [10, 24, 10, 80],
};

/** D-144: the library that comes with the product, in the order of its carousel; the client draws it. */
export const cloudMaterials: readonly Material[] = pictureCategories.flatMap((categoryId) =>
  cloudRooms[categoryId].map((room, index) => ({ id: `${categoryId}-${index + 1}`, categoryId, room })),
);

const fits = (titleLength: number) => (material: Material) => material.room >= titleLength;

export const countFitting = (materials: readonly Material[], titleLength: number): number =>
  materials.filter(fits(titleLength)).length;

/** D-144: those a title has room on; where it is too long for all of them, the roomiest. */
export function fittingFor(materials: readonly Material[], titleLength: number): readonly Material[] {
  const fitting = materials.filter(fits(titleLength));
  if (fitting.length > 0) return fitting;
  const most = Math.max(0, ...materials.map(({ room }) => room));
  return materials.filter(({ room }) => room === most);
}

type Input = {
  readonly titleLength: number;
  /** The one that is shown: whoever asks for another gets another, unless there is no other. */
  readonly exceptId?: string | undefined;
  /** From 0 up to 1. */
  readonly chance: number;
};

/** D-144: any of those that fit; null where there is none at all. */
export function pickMaterial(
  materials: readonly Material[],
  { titleLength, exceptId, chance }: Input,
): Material | null {
  const fitting = fittingFor(materials, titleLength);
  const others = fitting.filter(({ id }) => id !== exceptId);
  const drawn = others.length > 0 ? others : fitting;
  return drawn[Math.floor(chance * drawn.length)] ?? null;
}

/**
 * D-144: round and round. The first for whoever begins, and where the one before is gone: a carousel does not stop
 * because somebody took a picture away.
 */
export function nextInCarousel(materials: readonly Material[], afterId: string | undefined): Material | null {
  const at = materials.findIndex(({ id }) => id === afterId);
  return materials[at + 1] ?? materials[0] ?? null;
}
