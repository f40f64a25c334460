import { historyOf, historyWindow, titleOf } from '@shuyuan/contract/assistant/chat';
import type { chat } from '@shuyuan/contract/assistant/chat.wire';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import * as store from './chat.store.ts';
import { lostSince } from './lost.ts';
import type { AnswerInput } from './make-answer.ts';

type Question = Pick<ParsedInputOf<typeof chat>, 'question' | 'history' | 'sessionId' | 'retryOf' | 'assistantId'> & {
  readonly streamId: string;
  readonly isThinking: boolean;
  readonly usesWeb: boolean;
  readonly isBuiltIn: boolean;
  readonly at: Date;
};

type Begun = Pick<AnswerInput, 'sessionId' | 'chatId' | 'question' | 'history'> & {
  readonly assistantId: string | null;
};

const mannerOf = ({ isThinking, usesWeb }: Question) => ({ isThinking, usesWeb });

/** AI-23: the answer is made anew where it stands, from the question it stands behind. */
async function beginAgain(tx: Tx, ctx: Context, asked: Question & { readonly retryOf: string }): Promise<Begun> {
  const { retryOf, streamId, isBuiltIn, at } = asked;
  const memberId = ctx.actor.id;
  const answer = await store.lockAnswer(tx, { id: retryOf, memberId });
  demand(answer && (asked.sessionId ?? answer.sessionId) === answer.sessionId, 'request.not-found');
  demand(answer.state !== 'running', 'assistant.one-at-a-time');
  const session = await store.lockSession(tx, { id: answer.sessionId, memberId });
  const { sessionId, position } = answer;
  const said = await store.listSaid(tx, { sessionId, position, limit: historyWindow + 1 });
  const question = said.pop();
  demand(session && question, 'request.not-found');
  await store.resetAnswer(tx, { id: retryOf, streamId, isBuiltIn, at, ...mannerOf(asked) });
  await store.touchSession(tx, { id: sessionId, at, ...mannerOf(asked) });
  return {
    sessionId,
    chatId: retryOf,
    question: question.content,
    history: historyOf(said),
    assistantId: session.assistantId,
  };
}

/** D-151, D-152: a conversation that is there with what was said in it, or a new one with what the client says of itself. */
async function openSession(tx: Tx, ctx: Context, asked: Question): Promise<Omit<Begun, 'chatId' | 'question'>> {
  const { id: memberId, tenantId } = ctx.actor;
  const { at, assistantId = null } = asked;
  if (asked.sessionId === undefined) {
    const id = newId(ctx.now());
    const title = titleOf(asked.question);
    await store.insertSession(tx, { id, tenantId, memberId, title, assistantId, at, ...mannerOf(asked) });
    return { sessionId: id, history: historyOf(asked.history), assistantId };
  }
  const session = await store.lockSession(tx, { id: asked.sessionId, memberId });
  demand(session, 'request.not-found');
  const said = await store.listSaid(tx, { sessionId: session.id, position: null, limit: historyWindow });
  await store.touchSession(tx, { id: session.id, at, ...mannerOf(asked) });
  return { sessionId: session.id, history: historyOf(said), assistantId: session.assistantId };
}

/** AI-14: the question and its empty answer, in a conversation of the caller. */
export async function beginAnswer(tx: Tx, ctx: Context, asked: Question): Promise<Begun> {
  // Or whoever was answered by a process that died could not ask again.
  await store.failLost(tx, { since: lostSince(ctx), memberId: ctx.actor.id });
  if (asked.retryOf !== undefined) return beginAgain(tx, ctx, { ...asked, retryOf: asked.retryOf });
  const { id: memberId, tenantId } = ctx.actor;
  const { question, streamId, isBuiltIn, at } = asked;
  const session = await openSession(tx, ctx, asked);
  const place = { tenantId, sessionId: session.sessionId, memberId, at, ...mannerOf(asked) };
  const of = { user: newId(ctx.now()), assistant: newId(ctx.now()) };
  const own = { id: of.user, role: 'user', content: question, streamId: null, isBuiltIn: false } as const;
  await store.insertMessage(tx, { ...place, ...own });
  await store.insertMessage(tx, { ...place, id: of.assistant, role: 'assistant', content: '', streamId, isBuiltIn });
  return { ...session, chatId: of.assistant, question };
}
