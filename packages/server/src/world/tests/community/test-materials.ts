import type { PictureCategory } from '@shuyuan/contract/community/materials';
import { addMaterial } from '@shuyuan/contract/community/material.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotOf } from '../../test-snapshot.ts';
import { storeBytes } from '../files/test-files.ts';
import { drawing } from '../files/test-pictures.ts';

type MaterialInput = { readonly title?: string; readonly categoryId?: PictureCategory; readonly room?: number };

/** The library of the demo company, empty, as the tests of it meet it. */
export async function materialsOf(world: TestWorld, keeper: Caller) {
  await world.rows('delete from material');

  /** A picture somebody has just brought. */
  const bring = async (account: string, name = 'cover.png') =>
    storeBytes(world, { name, bytes: await drawing({ width: 40, height: 20 }), purpose: 'draft', account });

  async function add({ title = '一张图', categoryId = 'study', room = 20 }: MaterialInput = {}) {
    const { fileId, path } = await bring('luchengze');
    const { body } = await keeper.call(addMaterial, { title, categoryId, room, fileId });
    return { id: body.id, fileId, path };
  }

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    return snapshotOf(world, ['material', 'audit_entry', 'file', 'file_use']);
  }

  return { bring, add, snapshot };
}
