import * as wire from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions as listSubscribedQuestionsWire } from '@shuyuan/contract/community/question-action.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { subscribeColumn } from './followable-columns.ts';
import { listColumnContents, listColumnQuestions, listSubscribedQuestions } from './list-contents.ts';
import * as columns from './read-columns.ts';
import { releaseQuestions } from './release-questions.ts';
import { changeColumn, createColumn, removeColumn } from './save-column.ts';

export const columnRoutes: readonly Route[] = [
  on(wire.createColumn, createColumn),
  on(wire.changeColumn, changeColumn),
  on(wire.removeColumn, removeColumn),
  on(wire.readColumn, columns.readColumn),
  on(wire.readColumnForm, columns.readColumnForm),
  on(wire.readColumnSummary, columns.readColumnSummary),
  on(wire.listAccountColumns, columns.listAccountColumns),
  on(wire.listAccountColumnsByPath, columns.listAccountColumns),
  on(wire.listColumnContents, listColumnContents),
  on(wire.listColumnQuestions, listColumnQuestions),
  on(wire.releaseQuestions, releaseQuestions),
  on(wire.recommendColumns, columns.recommendColumns),
  on(wire.recommendRandomColumns, columns.recommendRandomColumns),
  on(wire.listSubscribedColumns, columns.listSubscribedColumns),
  on(wire.subscribeColumn, subscribeColumn),
  on(listSubscribedQuestionsWire, listSubscribedQuestions),
];
