import { randomUUID } from 'node:crypto';
import type { Bus } from '../../../../platform/bus.ts';
import type { StageReason, StageReply } from '../stage-engine.ts';
import { letterBox, sealLetter } from './bus-letters.ts';

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
type Letter = { readonly from: string; readonly request: HomeRequest };

type Options = {
  readonly bus: Bus;
  readonly self: string;
  readonly isHome: (room: string) => boolean;
  readonly work: (request: HomeRequest) => Promise<HomeAnswer>;
  readonly warn: (error: unknown) => void;
};

/** Questions and answers between processes, over the bus: only the home of a room answers. */
export function openHomeLetters({ bus, self, isHome, work, warn }: Options) {
  const waiting = new Map<string, Waiting>();
  const [asked, answered] = [letterBox(), letterBox()];

  function post(topic: string, letter: string, content: object): void {
    for (const piece of sealLetter(letter, content)) bus.publish(topic, { ...piece, by: self });
  }

  function settle(letter: string, answer: HomeAnswer | null): void {
    const one = waiting.get(letter);
    if (!one) return;
    waiting.delete(letter);
    clearTimeout(one.late);
    one.settle(answer);
  }

  const stopAsked = bus.subscribe(questions, (news) => {
    if (news['by'] === self) return;
    // Only our own processes write letters, with `ask` below.
    const content = asked.read(news) as Letter | undefined;
    const letter = news['letter'];
    if (!content || typeof letter !== 'string' || !isHome(content.request.room)) return;
    bus.publish(answers, { heard: letter, by: self });
    work(content.request)
      .then((answer) => post(answers, letter, answer))
      .catch(warn);
  });

  const stopAnswered = bus.subscribe(answers, (news) => {
    const { heard, letter, by } = news;
    const one = typeof heard === 'string' ? waiting.get(heard) : undefined;
    if (one && typeof heard === 'string' && typeof by === 'string') {
      clearTimeout(one.late);
      one.home = by;
      one.late = setTimeout(() => settle(heard, null), workMs);
    }
    if (typeof letter !== 'string' || !waiting.has(letter)) return;
    // As above: written by `post` alone.
    const answer = answered.read(news) as HomeAnswer | undefined;
    if (answer) settle(letter, answer);
  });

  return {
    /** Null: nobody answered. */
    ask: (request: HomeRequest): Promise<HomeAnswer | null> =>
      new Promise((done) => {
        const letter = randomUUID();
        const late = setTimeout(() => settle(letter, null), heardMs);
        waiting.set(letter, { settle: done, late, home: null });
        post(questions, letter, { from: self, request } satisfies Letter);
      }),
    /** Who waits for a process that is gone waits no longer. */
    giveUp: (home: string): void => {
      for (const [letter, one] of waiting) if (one.home === home) settle(letter, null);
    },
    close: (): void => {
      stopAsked();
      stopAnswered();
      for (const letter of waiting.keys()) settle(letter, null);
    },
  };
}
