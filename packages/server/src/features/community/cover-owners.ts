import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import type { FileOwner } from '../files/index.ts';
import { mayReadCover } from './circles/circle.policy.ts';
import { openColumn } from './columns/column.policy.ts';
import { coverPurpose } from './covers.ts';

async function maySeeColumn(ctx: Context, id: string): Promise<boolean> {
  try {
    await openColumn(ctx, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Who may see a column or a circle may see its picture. */
export const communityCoverOwners: readonly FileOwner[] = [
  {
    purpose: coverPurpose('column'),
    mayRead: (ctx, actor, { subjectId }) => subjectId !== null && maySeeColumn({ ...ctx, actor }, subjectId),
  },
  {
    purpose: coverPurpose('circle'),
    mayRead: (ctx, actor, { subjectId }) => subjectId !== null && mayReadCover({ ...ctx, actor }, subjectId),
  },
];
