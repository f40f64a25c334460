import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Context } from '../../../platform/context.ts';
import { canUseExam } from '../../exams/index.ts';
import { canUseReplay } from '../../live/index.ts';
import { canUseSurvey } from '../../surveys/index.ts';
import { canUseClass } from '../../training/index.ts';

/** Whether the caller may make a live, exam, class or survey a section of a course. */
export function canUseContent(ctx: Context, type: CourseSectionType, id: string): Promise<boolean> {
  if (type === SectionType.live) return canUseReplay(ctx, id);
  if (type === SectionType.faceToFace) return canUseClass(ctx, id);
  return type === SectionType.exam ? canUseExam(ctx, id) : canUseSurvey(ctx, id);
}
