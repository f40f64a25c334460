import { demand } from '@shuyuan/contract/kernel/app-error';
import * as wire from '@shuyuan/contract/study/courses/course-file.wire';
import type { Context } from '../../../platform/context.ts';
import { on, type Route } from '../../../platform/http/route.ts';
import type { FilePreviews } from '../../files/index.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';

type SectionInput = { readonly courseId: string; readonly sectionKey: string };

/** D-173: the file of a section the caller may open; the calls of files ask their owner once more. */
async function openCourseFile(ctx: Context, { courseId, sectionKey }: SectionInput) {
  const { fileId } = demandUnlocked(await openLessons(ctx, { id: courseId, isPreview: false }), sectionKey);
  demand(fileId, 'request.not-found');
  return { fileId };
}

/** STUDY-01: the calls of files, under the names of courses. */
export const courseFileRoutes = ({ readPreview, readStreamToken }: FilePreviews): readonly Route[] => [
  on(wire.readCourseFile, async (ctx, input) => readPreview(ctx, await openCourseFile(ctx, input))),
  on(wire.readCourseStreamToken, async (ctx, input) => readStreamToken(ctx, await openCourseFile(ctx, input))),
];
