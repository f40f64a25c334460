import * as wire from '@shuyuan/contract/study/homework/homework.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listHomework, openHomework } from './list-homework.ts';
import { markHomework } from './mark-homework.ts';
import { readHomework } from './read-homework.ts';
import { saveHomework } from './save-homework.ts';

/** The calls about homework: of those who do it, and of those who mark it. */
export const homeworkRoutes: readonly Route[] = [
  on(wire.readHomework, readHomework),
  on(wire.saveHomework, saveHomework),
  on(wire.listHomework, listHomework),
  on(wire.openHomework, openHomework),
  on(wire.markHomework, markHomework),
];
