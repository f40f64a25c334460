import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { FileOwner } from '../files/index.ts';
import { openLive } from './live.policy.ts';
import { coverPurpose } from './manage/save-cover.ts';

/** D-050: who may see a live may see its picture. */
export const coverOwner: FileOwner = {
  purpose: coverPurpose,
  mayRead: async (ctx, actor, { subjectId }) => {
    if (subjectId === null) return false;
    try {
      await openLive({ ...ctx, actor }, subjectId);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  },
};
