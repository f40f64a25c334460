import type { PictureCategory } from '@shuyuan/contract/community/materials';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { addMaterial } from '../../features/community/materials/keep-materials.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { personAt } from '../person-at.ts';

type SeedMaterial = { readonly title: string; readonly categoryId: PictureCategory; readonly room: number };

/** What the dean has put into the library of the company, in the order of its carousel. */
const materials: readonly SeedMaterial[] = [
  { title: '拾级而上', categoryId: 'study', room: 24 },
  { title: '灯下长窗', categoryId: 'data', room: 40 },
  { title: '一号工位', categoryId: 'craft', room: 16 },
];

/** Brought last month, in one afternoon. */
export async function seedMaterials(ctx: SystemContext): Promise<void> {
  const dean = await personAt(ctx, 'luchengze', 40 * dayMs);
  for (const [number, material] of materials.entries())
    await addMaterial(dean, { ...material, fileId: await bringCover(dean, number) });
}
