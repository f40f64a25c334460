import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { createPathCourse } from '../../study/index.ts';
import { demandPosition, permissionsOf } from './position.policy.ts';

type FileInput = { readonly id: string; readonly fileId: string; readonly title: string };

/** A file becomes a course of one section that belongs to the path: the same viewers, counting and locks. */
export async function addPositionFile(ctx: Context, { id, fileId, title }: FileInput) {
  const position = await demandPosition(ctx, id);
  demand(permissionsOf(position).edit, 'course.wrong-state', { state: position.state });
  return { businessId: await createPathCourse(ctx, { positionId: id, fileId, title }) };
}
