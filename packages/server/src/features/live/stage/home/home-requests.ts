import { randomUUID } from 'node:crypto';
import type { Bus } from '../../../../platform/bus.ts';
import type { StageReason, StageReply } from '../stage-engine.ts';
import { openChunkReader, toChunks } from './chunked-messages.ts';

/** What a process asks of the home of a room. */
export type HomeRequest =
  | {
      readonly ask: 'publish';
      readonly room: string;
      readonly feedId: string;
      readonly offer: string;
      readonly about?: string;
    }
  | {
      readonly ask: 'watch';
      readonly room: string;
      readonly feedId: string;
      readonly sessionId: string;
      readonly offer?: string;
    }
  | { readonly ask: 'answer'; readonly room: string; readonly sessionId: string; readonly answer: string }
  | { readonly ask: 'leave'; readonly room: string; readonly feedId?: string; readonly sessionId?: string }
  | { readonly ask: 'closeRoom'; readonly room: string };

export type HomeAnswer =
  | { readonly reply: StageReply | null }
  | { readonly reason: StageReason; readonly details: string };

const questions = 'stage.ask';
const answers = 'stage.answer';
/** A home says at once that it has heard; its work may take longer. */
const heardMs = 800;
const workMs = 10_000;

type Waiting = { readonly settle: (answer: HomeAnswer | null) => void; late: NodeJS.Timeout; home: string | null };
type RequestMessage = { readonly from: string; readonly request: HomeRequest };

type Options = {
  readonly bus: Bus;
  readonly self: string;
  readonly isHome: (room: string) => boolean;
  readonly work: (request: HomeRequest) => Promise<HomeAnswer>;
  readonly warn: (error: unknown) => void;
};

/** Questions and answers between processes, over the bus: only the home of a room answers. */
export function openHomeRequests({ bus, self, isHome, work, warn }: Options) {
  const waiting = new Map<string, Waiting>();
  const [asked, answered] = [openChunkReader(), openChunkReader()];

  function post(topic: string, messageId: string, content: object): void {
    for (const chunk of toChunks(messageId, content)) bus.publish(topic, { ...chunk, by: self });
  }

  function settle(messageId: string, answer: HomeAnswer | null): void {
    const one = waiting.get(messageId);
    if (!one) return;
    waiting.delete(messageId);
    clearTimeout(one.late);
    one.settle(answer);
  }

  const stopAsked = bus.subscribe(questions, (news) => {
    if (news['by'] === self) return;
    // Only our own processes write messages, with `ask` below.
    const content = asked.read(news) as RequestMessage | undefined;
    const messageId = news['messageId'];
    if (!content || typeof messageId !== 'string' || !isHome(content.request.room)) return;
    bus.publish(answers, { received: messageId, by: self });
    work(content.request)
      .then((answer) => post(answers, messageId, answer))
      .catch(warn);
  });

  const stopAnswered = bus.subscribe(answers, (news) => {
    const { received, messageId, by } = news;
    const one = typeof received === 'string' ? waiting.get(received) : undefined;
    if (one && typeof received === 'string' && typeof by === 'string') {
      clearTimeout(one.late);
      one.home = by;
      one.late = setTimeout(() => settle(received, null), workMs);
    }
    if (typeof messageId !== 'string' || !waiting.has(messageId)) return;
    // As above: written by `post` alone.
    const answer = answered.read(news) as HomeAnswer | undefined;
    if (answer) settle(messageId, answer);
  });

  return {
    /** Null: nobody answered. */
    ask: (request: HomeRequest): Promise<HomeAnswer | null> =>
      new Promise((done) => {
        const messageId = randomUUID();
        const late = setTimeout(() => settle(messageId, null), heardMs);
        waiting.set(messageId, { settle: done, late, home: null });
        post(questions, messageId, { from: self, request } satisfies RequestMessage);
      }),
    /** Who waits for a process that is gone waits no longer. */
    giveUp: (home: string): void => {
      for (const [messageId, one] of waiting) if (one.home === home) settle(messageId, null);
    },
    close: (): void => {
      stopAsked();
      stopAnswered();
      for (const messageId of waiting.keys()) settle(messageId, null);
    },
  };
}
