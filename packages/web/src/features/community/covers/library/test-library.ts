import type { listMaterials, listPictureCategories } from '@shuyuan/contract/community/material.wire';
import { type PictureCategory, pictureCategories } from '@shuyuan/contract/community/materials';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

type Material = OutputOf<typeof listMaterials>['items'][number];

export const material = (id: string, changes: Partial<Material> = {}): Material => ({
  id,
  title: `Picture ${id}`,
  categoryId: 'study',
  room: 20,
  path: `/files/${id}`,
  ...changes,
});

/** One of the product, as the server names it. */
export const cloudMaterial = (id: string, categoryId: PictureCategory): Material =>
  material(id, { title: null, categoryId, path: `cloud:${id}` });

type Counted = Partial<Record<PictureCategory, number>>;

export const categories = (own: Counted, cloud: Counted = {}): OutputOf<typeof listPictureCategories> => ({
  items: pictureCategories.map((id) => ({ id, materialNum: own[id] ?? 0, cloudMaterialNum: cloud[id] ?? 0 })),
});
