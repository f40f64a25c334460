import { listChats } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { createStore } from 'zustand';
import type { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { useSession } from '../../../lib/session.ts';
import { type Run, sendStop } from './answer-run.ts';
import { askedMessage, type ChatMessage, emptyAnswer, messageOf, type Modes } from './chat-message.ts';
import { followAnswer } from './follow-answer.ts';
import { type HistoryEntry, historyOf, questionIndexOf } from './history-window.ts';
import { streamAnswer } from './stream-answer.ts';

export type ConversationState = {
  /** Another one each time a conversation is opened; the first answer of a new one changes only its session. */
  readonly visit: number;
  readonly sessionId: string | null;
  /** What the server knows of the conversation; null for a new one. */
  readonly session: OutputOf<typeof listChats>['session'] | null;
  readonly messages: readonly ChatMessage[];
  readonly loading: 'done' | 'loading' | 'failed';
  /** Why it could not be loaded; null while nothing has failed. */
  readonly failure: unknown;
  readonly older: 'none' | 'some' | 'loading';
  /** An answer is being given: stop is offered in the place of send. */
  readonly isRunning: boolean;
};

export type QuestionOptions = Modes & { readonly isBuiltIn: boolean; readonly assistantId?: string | undefined };

type Question = {
  readonly question: string;
  readonly history: HistoryEntry[];
  readonly retryOf?: string;
  readonly answer: ChatMessage;
  /** What the screen goes back to when the question is refused. */
  readonly before: readonly ChatMessage[];
};

/** A page of messages; older ones are fetched by those who scroll back. */
export const messagesPerPage = 20;

const empty: ConversationState = {
  visit: 0,
  sessionId: null,
  session: null,
  messages: [],
  loading: 'done',
  failure: null,
  older: 'none',
  isRunning: false,
};

const pageOf = (sessionId: string, page: number) => call(listChats, { sessionId, page, pageSize: messagesPerPage });

/** One conversation on one screen. An answer goes on without it and is found again by the server's word (D-153). */
export class Conversation {
  readonly store = createStore<ConversationState>(() => empty);
  #run: Run | null = null;
  /** Counts what was opened, so that a slow answer about the last one is not shown in this one. */
  #opened = 0;

  #leave(): void {
    this.#opened += 1;
    this.#run?.leave();
    this.#run = null;
  }

  /** Nobody looks any more: what is opened next begins from nothing. */
  close(): void {
    this.#leave();
    this.store.setState(empty);
  }

  stop(): void {
    this.#run?.stop();
  }

  async open(sessionId: string | null): Promise<void> {
    this.#leave();
    const mine = this.#opened;
    this.store.setState({ ...empty, visit: mine, sessionId, loading: sessionId === null ? 'done' : 'loading' });
    if (sessionId === null) return;
    try {
      const { items, recordCount, session } = await pageOf(sessionId, 1);
      if (mine !== this.#opened) return;
      const messages = items.map(messageOf);
      const older = recordCount > items.length ? 'some' : 'none';
      this.store.setState({ messages, session, loading: 'done', older });
      this.#followUnfinished(messages);
    } catch (error) {
      if (mine === this.#opened) this.store.setState({ loading: 'failed', failure: error });
      presentError(error, 'notices');
    }
  }

  async loadOlder(): Promise<void> {
    const { sessionId, messages, older } = this.store.getState();
    if (sessionId === null || older !== 'some') return;
    const mine = this.#opened;
    this.store.setState({ older: 'loading' });
    try {
      // By what is shown: messages of this visit have moved the pages.
      const { items, recordCount } = await pageOf(sessionId, Math.floor(messages.length / messagesPerPage) + 1);
      if (mine !== this.#opened) return;
      const shown = this.store.getState().messages;
      const known = new Set(shown.map(({ chatId }) => chatId));
      const found = items.filter(({ id }) => !known.has(id)).map(messageOf);
      const all = [...found, ...shown];
      const isMore = found.length > 0 && recordCount > all.length;
      this.store.setState({ messages: all, older: isMore ? 'some' : 'none' });
    } catch (error) {
      if (mine === this.#opened) this.store.setState({ older: 'some' });
      presentError(error);
    }
  }

  /** AI-14. Answers whether the question was taken; one that was refused has left no trace. */
  async ask(question: string, asking: QuestionOptions): Promise<boolean> {
    const { messages: before, isRunning } = this.store.getState();
    if (isRunning) return false;
    const answer = emptyAnswer(asking, asking.isBuiltIn);
    this.store.setState({ messages: [...before, askedMessage(question), answer], isRunning: true });
    return this.#start({ question, history: historyOf(before), answer, before }, asking);
  }

  /** AI-23 */
  async retry(answerKey: string, asking: QuestionOptions): Promise<boolean> {
    if (this.store.getState().isRunning) return false;
    // An answer that was stopped before its first word learns its name a moment later; without it, it would be asked twice.
    await this.#run?.settled;
    const { messages: before, isRunning } = this.store.getState();
    const index = questionIndexOf(before, answerKey);
    const question = before[index]?.content;
    const old = before.find(({ key }) => key === answerKey);
    if (isRunning || question === undefined || !old) return false;
    const answer = emptyAnswer(asking, asking.isBuiltIn);
    this.store.setState({ messages: before.map((each) => (each === old ? answer : each)), isRunning: true });
    // The line was lost, not the answer: it may still be running, and only one may.
    if (old.isNetworkError && old.id !== null) await sendStop(old.id);
    const retryOf = old.chatId === null ? {} : { retryOf: old.chatId };
    return this.#start({ question, history: historyOf(before, index), answer, before, ...retryOf }, asking);
  }

  toggleThinking(key: string): void {
    const message = this.store.getState().messages.find((each) => each.key === key);
    if (message) this.#put({ ...message, isThoughtsOpen: !message.isThoughtsOpen });
  }

  #put(message: ChatMessage): void {
    const replaced = (each: ChatMessage) => (each.key === message.key ? message : each);
    this.store.setState(({ messages }) => ({ messages: messages.map(replaced) }));
  }

  /** What the screen itself has changed meanwhile, the open think block, is kept. */
  readonly #change = (message: ChatMessage): void => {
    const shown = this.store.getState().messages.find(({ key }) => key === message.key);
    const isThoughtsOpen = !message.isStop && (shown?.isThoughtsOpen ?? false);
    this.#put({ ...message, isThoughtsOpen });
    if (message.finished) this.store.setState({ isRunning: false });
  };

  #followUnfinished(messages: readonly ChatMessage[]): void {
    const last = messages.findLast(({ finished }) => !finished);
    if (!last?.id) return;
    this.store.setState({ isRunning: true });
    this.#run = followAnswer(last, last.id, { change: this.#change });
  }

  async #start({ answer, before, ...asked }: Question, asking: QuestionOptions): Promise<boolean> {
    const mine = this.#opened;
    await this.#run?.settled;
    if (mine !== this.#opened) return false;
    let isTaken = true;
    const refused = (error: ApiError): void => {
      isTaken = false;
      this.store.setState({ messages: before, isRunning: false });
      presentError(error);
    };
    const session = (named: string): void => {
      if (this.store.getState().sessionId !== named) this.store.setState({ sessionId: named });
    };
    const { sessionId } = this.store.getState();
    const input = {
      ...asked,
      company_id: useSession.getState().rootOrganization?.id ?? '',
      thinking: asking.thinking,
      web_search: asking.webSearch,
      type: 1 as const,
      ...(sessionId !== null && { sessionId }),
      ...(asking.assistantId !== undefined && { assistantId: asking.assistantId }),
    };
    this.#run = streamAnswer(input, answer, { change: this.#change, session, refused });
    await this.#run.settled;
    return isTaken;
  }
}
