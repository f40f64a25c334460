import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { materialRoomMax, materialTitleMax, pictureCategories } from './materials.ts';

const own = '/knowledge-operation/material';
const cloud = '/knowledge-operation/cloud-material';
const count = z.int().nonnegative();
const room = z.int().min(1).max(materialRoomMax);
const category = z.enum(pictureCategories);
/** As many as the longest text has, not only the longest title: whoever writes on gets an answer all the same. */
const titleLength = z.int().min(0).max(1000).default(0);
const within = { categoryId: category.optional() };

const materialOut = z.object({
  id,
  title: z.string().nullable().describe('null: one of the product, which the client names'),
  categoryId: category,
  room: room.describe('how many characters of a title it leaves room for'),
  path: z.string().describe('the address of the picture; `cloud:` and the id where the client draws it'),
});
const perhapsOne = z.object({ material: materialOut.nullable().describe('null: there is none') });

const list = {
  method: 'GET',
  summary: 'Pictures for covers, in the order of the carousel (COMM-55, D-144).',
  access: 'member',
  input: z.object({ ...pagingInput, ...within }),
  output: pageOf(materialOut),
  errors: [],
} as const;
export const listMaterials = endpoint({ ...list, path: `${own}/list` });
export const listCloudMaterials = endpoint({ ...list, path: `${cloud}/list` });

const detail = {
  method: 'GET',
  summary: 'One of them (COMM-55).',
  access: 'member',
  input: idOnly,
  output: materialOut,
  errors: [],
} as const;
export const readMaterial = endpoint({ ...detail, path: `${own}/:id` });
export const readCloudMaterial = endpoint({ ...detail, path: `${cloud}/:id` });

const random = {
  method: 'GET',
  summary: 'Any one with room for a title of this length, else one of the roomiest (COMM-55, D-144).',
  access: 'member',
  input: z.object({ ...within, titleLength, exceptId: id.optional().describe('the one that is shown already') }),
  output: perhapsOne,
  errors: [],
} as const;
export const drawMaterial = endpoint({ ...random, path: `${own}/random` });
export const drawCloudMaterial = endpoint({ ...random, path: `${cloud}/random` });

const cycle = {
  method: 'GET',
  summary: 'The one after another in the carousel, round and round (COMM-55, D-144).',
  access: 'member',
  input: z.object({ ...within, id: id.optional().describe('the one before; absent: the first') }),
  output: perhapsOne,
  errors: [],
} as const;
export const cycleMaterials = endpoint({ ...cycle, path: `${own}/cycle` });
export const cycleCloudMaterials = endpoint({ ...cycle, path: `${cloud}/cycle` });

const counting = {
  method: 'GET',
  summary: 'How many there are, and how many of them have room for a title of this length (COMM-55).',
  access: 'member',
  input: z.object({ ...within, titleLength }),
  output: z.object({ count, total: count }),
  errors: [],
} as const;
export const countMaterials = endpoint({ ...counting, path: `${own}/count-materials-by-title-length` });
export const countCloudMaterials = endpoint({ ...counting, path: `${cloud}/count-materials-by-title-length` });

export const listPictureCategories = endpoint({
  method: 'GET',
  path: '/knowledge-operation/picture-category',
  summary: 'What the pictures of both libraries show, and how many show it (COMM-56).',
  access: 'member',
  input: empty,
  output: z.object({
    items: z.array(z.object({ id: category, materialNum: count, cloudMaterialNum: count })),
  }),
  errors: [],
});

export const takeMaterial = endpoint({
  method: 'POST',
  path: `${own}/:id/take`,
  summary:
    'A copy of a picture of the company, the caller’s own as if uploaded: a cover stays when the library loses its picture (D-144).',
  access: 'member',
  input: idOnly,
  output: z.object({ id, path: z.string() }),
  errors: ['upload.over-quota', 'storage.full'],
  rateLimit: { max: 60, per: 'caller' },
});

const materialFields = { title: text(materialTitleMax, 1), categoryId: category, room };

export const addMaterial = endpoint({
  method: 'POST',
  path: own,
  summary: 'A picture the caller uploaded comes into the library of the company, at the end; audited (D-144).',
  access: 'config.write',
  input: z.object({ ...materialFields, fileId: id }),
  output: idOnly,
  errors: ['sensitive.found', 'picture.not-yours', 'material.full'],
});

export const changeMaterial = endpoint({
  method: 'PUT',
  path: `${own}/:id`,
  summary: 'Another title, category or room; audited.',
  access: 'config.write',
  input: z.object({ id, ...materialFields }),
  output: idOnly,
  errors: ['sensitive.found'],
});

export const moveMaterial = endpoint({
  method: 'PUT',
  path: `${own}/:id/order`,
  summary: 'To another place in the carousel; audited (D-144).',
  access: 'config.write',
  input: z.object({ id, beforeId: id.nullable().describe('null: to the end') }),
  output: idOnly,
  errors: [],
});

export const removeMaterial = endpoint({
  method: 'DELETE',
  path: `${own}/:id`,
  summary: 'Takes a picture out of the library; covers taken from it stay; audited (D-144).',
  access: 'config.write',
  input: idOnly,
  output: idOnly,
  errors: [],
});
