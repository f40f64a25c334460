import * as wire from '@shuyuan/contract/study/courses/manage.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { withPrice } from '../../pricing/index.ts';
import { copyCourse } from './copy-course.ts';
import { createCourse } from './create-course.ts';
import { listManaged } from './list-managed.ts';
import { previewPublish } from './preview-publish.ts';
import { publishCourse } from './publish-course.ts';
import { readCourseForm } from './read-course-form.ts';
import { saveOutline } from './save-outline.ts';
import { updateCourse } from './update-course.ts';
import { archiveCourse, withdrawCourse } from './withdraw-course.ts';

/** The calls of whoever makes and keeps courses. */
export const manageCourseRoutes: readonly Route[] = [
  on(wire.createCourse, (ctx, input) => createCourse(ctx, withPrice(input))),
  on(wire.updateCourse, (ctx, input) => updateCourse(ctx, withPrice(input))),
  on(wire.saveOutline, saveOutline),
  on(wire.readCourseForm, readCourseForm),
  on(wire.previewPublish, previewPublish),
  on(wire.publishCourse, publishCourse),
  on(wire.withdrawCourse, withdrawCourse),
  on(wire.archiveCourse, archiveCourse),
  on(wire.copyCourse, copyCourse),
  on(wire.listManagedCourses, listManaged),
];
