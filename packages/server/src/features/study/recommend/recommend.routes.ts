import * as wire from '@shuyuan/contract/study/courses/recommend.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { ListRecommended } from '../../recommend/index.ts';
import { findTopContent, listRelatedCourses, recommendHot, recommendPersonal } from './recommend.ts';
import { saveTopContent } from './save-top-content.ts';

/** The calls that suggest what to learn next. */
export const recommendRoutes = (list: ListRecommended): readonly Route[] => [
  on(wire.recommendPersonal, recommendPersonal(list)),
  on(wire.recommendHot, recommendHot),
  on(wire.listRelatedCourses, listRelatedCourses),
  on(wire.findTopContent, findTopContent),
  on(wire.saveTopContent, saveTopContent),
];
