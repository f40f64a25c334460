import { listCircleQuestions } from '@shuyuan/contract/community/circle.wire';
import * as columns from '@shuyuan/contract/community/column.wire';
import { readDraft } from '@shuyuan/contract/community/draft.wire';
import * as actions from '@shuyuan/contract/community/question-action.wire';
import * as wire from '@shuyuan/contract/community/question.wire';
import { listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { openShare } from '@shuyuan/contract/sharing/share.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Caller } from '../../caller.ts';

/** Where a post stands, and words of its text. */
type Sold = {
  readonly id: string;
  readonly accountId: string;
  readonly columnId: string;
  readonly topicId: string;
  readonly circleId: string;
  readonly words: string;
};

/** Everything a reader may call that could carry something of a post, each answer as text. */
export async function readEverything(caller: Caller, sold: Sold): Promise<string[]> {
  const { id, accountId, columnId, topicId, circleId, words } = sold;
  const answers = await Promise.all([
    caller.call(wire.readQuestion, { id }),
    caller.call(wire.findQuestion, { id }),
    caller.call(wire.listQuestions, { pageSize: 100 }),
    caller.call(wire.listQuestions, { search: words }),
    caller.call(wire.listHotQuestions, { pageSize: 100 }),
    caller.call(wire.recommendQuestions, { pageSize: 100 }),
    caller.call(wire.recommendBeside, { id, size: 20 }),
    caller.call(wire.listTopicQuestions, { id: topicId }),
    caller.call(wire.listAccountQuestions, { id: accountId, pageSize: 100 }),
    caller.call(wire.listManagedQuestions, { id: accountId }),
    caller.call(columns.listColumnContents, { id: columnId }),
    caller.call(columns.listColumnQuestions, { enjoyId: accountId }),
    caller.call(columns.readColumn, { id: columnId }),
    caller.call(listCircleQuestions, { id: circleId, pageSize: 100 }),
    caller.call(actions.listFollowedQuestions, {}),
    caller.call(actions.listSubscribedQuestions, {}),
    caller.call(actions.listCollectedQuestions, {}),
    caller.call(readDraft, {}),
    caller.call(readDraft, { accountId }),
    caller.call(listPurchases, {}),
    caller.call(openShare, { id, type: ShareType.shareContent }),
  ]);
  return answers.map(({ body }) => JSON.stringify(body));
}
