import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { countRead } from '@shuyuan/contract/community/question-action.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { readQuestion, recommendBeside } from '@shuyuan/contract/community/question.wire';
import { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import type { Discuss } from '../../features/community/discussion/discuss.ts';
import type { Question, QuestionCardData } from '../../features/community/questions/question.ts';
import { ok } from '../../lib/test-transport.ts';
import { communityServer } from '../teams/test-community.ts';

const author = { id: 'm2', fullName: 'Gu Huai', portrait: null };

export const card = (id: string, title: string, changes: Partial<QuestionCardData> = {}): QuestionCardData => ({
  id,
  kind: QuestionKind.ask,
  title,
  summary: 'Every Monday it stands still.',
  coverPath: null,
  author,
  account: null,
  state: 'active',
  topics: [{ topicId: 't1', topicName: 'Lean' }],
  publishTime: 0,
  readNum: 11,
  praiseNum: 2,
  discussNum: 1,
  collectNum: 0,
  ...changes,
});

const noRights: Question['rights'] = { mayEdit: false, mayClose: false, mayActivate: false, mayRemove: false };

/** Somebody's question as a colleague reads it, unless said otherwise. */
export const question = (changes: Partial<Question> = {}): Question => ({
  ...card('q1', 'Why does line three stop?'),
  content: '<p>Every Monday it <strong>stands</strong> still.</p>',
  coverFileId: null,
  files: [],
  circle: null,
  columns: [],
  updateTime: 0,
  attentionId: null,
  attentionNum: 0,
  isPraised: false,
  collectId: null,
  isAccused: false,
  mayAccuse: true,
  mayReward: true,
  rights: noRights,
  ...changes,
});

export const discuss = (id: string, content: string | null, changes: Partial<Discuss> = {}): Discuss => ({
  id,
  parentId: null,
  content,
  author: content === null ? null : { id: 'm3', fullName: 'Wen Jiahe', portrait: null },
  replyTo: null,
  createTime: 0,
  praiseNum: 0,
  replyNum: 0,
  isPraised: false,
  isAccused: false,
  isAuthorOfQuestion: false,
  mayRemove: false,
  mayAccuse: content !== null,
  mayReward: content !== null,
  ...changes,
});

export const answers = (items: readonly Discuss[], more: object = {}) =>
  ok({ items, recordCount: items.length, page: 1, answerId: null, ...more });

/** An answer of the server that waits until it is let go. */
export function hold(): { readonly held: Promise<void>; readonly release: () => void } {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  return { held, release };
}

/** A server with one question that m1 reads, and nothing said to it. */
export async function questionServer(read: Question = question(), dataPermission: readonly 'team.audit'[] = []) {
  const server = await communityServer(dataPermission);
  // A text area that grows measures itself again when fonts arrive; happy-dom has none.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  server.answer(readQuestion, ok(read));
  server.answer(recommendBeside, ok({ items: [] }));
  server.answer(listDiscussions, answers([]));
  server.answer(countRead, ok({ id: read.id }));
  server.answer(listRewarders, ok({ items: [], recordCount: 0, totalAmount: 0 }));
  return server;
}
