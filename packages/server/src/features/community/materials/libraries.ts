import { cloudMaterials, type Material, type PictureCategory } from '@shuyuan/contract/community/materials';
import type { Context } from '../../../platform/context.ts';
import { findMaterials, listMaterials } from './material.store.ts';

type Shown = Material & { readonly title: string | null; readonly path: string };

/** Pictures to choose from, whoever keeps them. */
export type Library = {
  /** All of them, in the order of the carousel. */
  readonly materials: readonly Material[];
  /** The same with title and picture, in the order they are given. */
  readonly show: (materials: readonly Material[]) => Promise<Shown[]>;
};
export type OpenLibrary = (ctx: Context) => Promise<Library>;

/** D-144: the pictures of the company. */
export async function companyLibrary({ read, actor }: Context): Promise<Library> {
  const { tenantId } = actor;
  return {
    materials: await listMaterials(read, tenantId),
    show: async (materials) => {
      const found = await findMaterials(read, { tenantId, ids: materials.map(({ id }) => id) });
      const byId = new Map(found.map((material) => [material.id, material]));
      return materials.flatMap((material) => {
        const about = byId.get(material.id);
        // Taken out between the two reads.
        if (!about) return [];
        const { id, categoryId, room } = material;
        return [{ id, categoryId, room, title: about.title, path: `/files/${about.path}` }];
      });
    },
  };
}

/** D-144: what comes with the product, the same for every company. */
export async function cloudLibrary(): Promise<Library> {
  return {
    materials: cloudMaterials,
    show: async (materials) =>
      materials.map((material) => ({ ...material, title: null, path: `cloud:${material.id}` })),
  };
}

export const inCategory = (materials: readonly Material[], categoryId: PictureCategory | undefined) =>
  categoryId === undefined ? materials : materials.filter((material) => material.categoryId === categoryId);
