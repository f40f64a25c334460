import * as wire from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions as listSubscribedQuestionsWire } from '@shuyuan/contract/community/question-action.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { subscribeColumn } from './followable-columns.ts';
import { listColumnContents, listColumnQuestions, listSubscribedQuestions } from './list-contents.ts';
import * as columns from './read-columns.ts';
import { releaseQuestions } from './release-questions.ts';
import { changeColumn, createColumn, removeColumn } from './save-column.ts';

/** COMM-25 */
const columnOut = <Row extends { readonly cover: string }>({ cover, ...column }: Row) => ({
  ...column,
  headPortraitPath: cover,
});

const columnsOut = <Page extends { readonly items: readonly { readonly cover: string }[] }>({
  items,
  ...page
}: Page) => ({
  ...page,
  items: items.map((item: Page['items'][number]) => columnOut(item)),
});

type Info = { readonly cover: string; readonly coverFileId: string | null };
const infoOut = <Row extends Info>({ coverFileId, ...column }: Row) => ({
  ...columnOut(column),
  headPortrait: coverFileId,
});

type FieldsIn = { readonly headPortraitPath?: string | undefined; readonly headPortrait?: string | undefined };
const fieldsIn = <Input extends FieldsIn>({ headPortraitPath, headPortrait, ...fields }: Input) => ({
  ...fields,
  cover: { preset: headPortraitPath, fileId: headPortrait },
});

export const columnRoutes: readonly Route[] = [
  on(wire.createColumn, (ctx, input) => createColumn(ctx, fieldsIn(input))),
  on(wire.changeColumn, (ctx, input) => changeColumn(ctx, fieldsIn(input))),
  on(wire.removeColumn, removeColumn),
  on(wire.readColumn, async (ctx, input) => infoOut(await columns.readColumn(ctx, input))),
  on(wire.readColumnForm, async (ctx, input) => infoOut(await columns.readColumnForm(ctx, input))),
  on(wire.readColumnSummary, columns.readColumnSummary),
  on(wire.listAccountColumns, async (ctx, input) => columnsOut(await columns.listAccountColumns(ctx, input))),
  on(wire.listAccountColumnsByPath, async (ctx, input) => columnsOut(await columns.listAccountColumns(ctx, input))),
  on(wire.listColumnContents, listColumnContents),
  on(wire.listColumnQuestions, listColumnQuestions),
  on(wire.releaseQuestions, releaseQuestions),
  on(wire.recommendColumns, async (ctx, input) => columnsOut(await columns.recommendColumns(ctx, input))),
  on(wire.recommendRandomColumns, async (ctx, input) => columnsOut(await columns.recommendRandomColumns(ctx, input))),
  on(wire.listSubscribedColumns, async (ctx, input) => columnsOut(await columns.listSubscribedColumns(ctx, input))),
  on(wire.subscribeColumn, subscribeColumn),
  on(listSubscribedQuestionsWire, listSubscribedQuestions),
];
