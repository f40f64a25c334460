import { AppError } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Context } from '../../../platform/context.ts';
import type { Collectable } from '../../system/index.ts';
import { openCourse } from './course.policy.ts';

/** SYSTEM-08: courses as people collect them. */
export const collectableCourses: Collectable = {
  businessType: BusinessType.course,
  maySee: (ctx: Context, id: string) =>
    openCourse(ctx, id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    ),
};
