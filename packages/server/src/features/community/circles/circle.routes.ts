import * as wire from '@shuyuan/contract/community/circle.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { joinCircle } from './followable-circles.ts';
import * as circles from './list-circles.ts';
import { changeCircle, createCircle } from './save-circle.ts';

export const circleRoutes: readonly Route[] = [
  on(wire.listMyCircles, circles.listMyCircles),
  on(wire.listHottestCircles, circles.listHottestCircles),
  on(wire.listCirclePages, circles.listCirclePages),
  on(wire.recommendCircles, circles.recommendCircles),
  on(wire.recommendCircle, circles.recommendCircle),
  on(wire.readCircle, circles.readCircle),
  on(wire.listCircleQuestions, circles.listCircleQuestions),
  on(wire.listCircleQuestionsById, circles.listCircleQuestions),
  on(wire.joinCircle, joinCircle),
  on(wire.listManagedCircles, circles.listManagedCircles),
  on(wire.createCircle, createCircle),
  on(wire.changeCircle, changeCircle),
];
