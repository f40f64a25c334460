import * as wire from '@shuyuan/contract/exams/marking/marking.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { giveMark } from './give-mark.ts';
import { listMarkingExams, listMarkingQuestions } from './list-marking.ts';
import { nextMarkingItem } from './next-marking-item.ts';
import { readMarkingRule } from './read-marking-rule.ts';
import { saveMarkingRule } from './save-marking-rule.ts';

/** Every call of those who mark by hand. */
export const markingRoutes: readonly Route[] = [
  on(wire.readMarkingRule, readMarkingRule),
  on(wire.saveMarkingRule, saveMarkingRule),
  on(wire.listMarkingExams, listMarkingExams),
  on(wire.listMarkingQuestions, listMarkingQuestions),
  on(wire.nextMarkingItem, nextMarkingItem),
  on(wire.giveMark, giveMark),
];
