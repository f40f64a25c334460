import {
  countFitting,
  type Material,
  nextInCarousel,
  pickMaterial,
  pictureCategories,
  type PictureCategory,
} from '@shuyuan/contract/community/materials';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { cloudLibrary, companyLibrary, inCategory, type Library, type OpenLibrary } from './libraries.ts';

type Within = { readonly categoryId?: PictureCategory | undefined };
type Titled = Within & { readonly titleLength: number };

const showOne = async ({ show }: Library, material: Material | null) => ({
  material: material === null ? null : ((await show([material]))[0] ?? null),
});

/** COMM-55, D-144: the calls both libraries answer alike. */
export const browse = (open: OpenLibrary) => ({
  list: async (ctx: Context, { categoryId, ...paging }: Within & Paging) => {
    const library = await open(ctx);
    const wanted = inCategory(library.materials, categoryId);
    const first = offsetOf(paging);
    return { items: await library.show(wanted.slice(first, first + paging.pageSize)), recordCount: wanted.length };
  },

  read: async (ctx: Context, { id }: { readonly id: string }) => {
    const library = await open(ctx);
    const { material } = await showOne(library, library.materials.find((one) => one.id === id) ?? null);
    demand(material, 'request.not-found');
    return material;
  },

  draw: async (ctx: Context, { categoryId, ...wish }: Titled & { readonly exceptId?: string | undefined }) => {
    const library = await open(ctx);
    const drawn = pickMaterial(inCategory(library.materials, categoryId), { ...wish, chance: Math.random() });
    return showOne(library, drawn);
  },

  cycle: async (ctx: Context, { categoryId, id }: Within & { readonly id?: string | undefined }) => {
    const library = await open(ctx);
    return showOne(library, nextInCarousel(inCategory(library.materials, categoryId), id));
  },

  count: async (ctx: Context, { categoryId, titleLength }: Titled) => {
    const wanted = inCategory((await open(ctx)).materials, categoryId);
    return { count: countFitting(wanted, titleLength), total: wanted.length };
  },
});

/** COMM-56: every category, also those without a picture. */
export async function listPictureCategories(ctx: Context) {
  const [own, cloud] = [await companyLibrary(ctx), await cloudLibrary()];
  return {
    items: pictureCategories.map((id) => ({
      id,
      materialNum: inCategory(own.materials, id).length,
      cloudMaterialNum: inCategory(cloud.materials, id).length,
    })),
  };
}
