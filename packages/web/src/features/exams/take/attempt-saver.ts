import {
  acknowledge,
  type AnswerEntry,
  type AttemptState,
  attemptStateOf,
  changeEntry,
  pendingOf,
} from '@shuyuan/contract/exams/taking/attempt-state';
import { handInAttempt, type openAttempt } from '@shuyuan/contract/exams/taking/taking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { keptAnswers } from './kept-answers.ts';
import { isEnded, isUnsent, type SaveState, stateOfFailure } from './save-state.ts';
import { sendAnswers } from './send-answers.ts';

const saveAfterMs = 2_000;
/** Somebody who writes without a pause is saved as well. */
const longestWaitMs = 10_000;
const retryAfterMs = 5_000;

type Options = {
  readonly opened: OpenedAttempt;
  readonly tabId: string;
  readonly memberId: string;
  readonly onClock: (remainingMs: number) => void;
};

/**
 * The answers somebody writes, kept by the browser at once and by the server two seconds later. Only one save is under way at a
 * time; what it does not bring is sent with the next.
 */
export class AttemptSaver {
  readonly #options: Options;
  readonly #kept: ReturnType<typeof keptAnswers>;
  readonly #listeners = new Set<() => void>();
  #state: AttemptState;
  #view: AttemptView;
  /** Revisions the server does not take: they wait until the answer is changed. */
  readonly #refused = new Map<number, number>();
  #saving: Promise<number> | null = null;
  #waitingSince: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;
  readonly #sendNow = (): void => void this.#save(this.#unsent()).catch(() => undefined);

  constructor(options: Options) {
    const { opened, memberId } = options;
    this.#options = options;
    this.#kept = keptAnswers(memberId, opened.id);
    this.#state = attemptStateOf(opened.answers, this.#kept.read());
    this.#view = { entries: this.#state.entries, saveState: 'saved', refused: [] };
  }

  /** Sends what an earlier visit has left; answers how it is stopped. */
  readonly start = (): (() => void) => {
    this.#isStopped = false;
    this.#settle();
    window.addEventListener('online', this.#sendNow);
    return () => {
      this.#isStopped = true;
      window.removeEventListener('online', this.#sendNow);
      this.#sendNow();
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): AttemptView => this.#view;

  change(ordinal: number, part: Partial<Pick<AnswerEntry, 'answer' | 'isFlagged'>>): void {
    this.#replace(changeEntry(this.#state, ordinal, part));
    const { saveState } = this.#view;
    if (isEnded(saveState)) return;
    this.#waitingSince ??= performance.now();
    if (saveState !== 'saving') this.#show('waiting');
  }

  /** The time that is left by the server's clock, once it has everything that was written. */
  async checkTime(): Promise<number> {
    await this.#finishSaving();
    const sendable = this.#sendable();
    return this.#save(sendable.length > 0 ? sendable : [this.#unchanged()]);
  }

  /** Answers go before it, in calls the server takes: a refused one would have the hand-in refused. */
  async handIn(): Promise<Receipt> {
    const { id } = this.#options.opened;
    await this.#finishSaving();
    await this.#save(this.#sendable());
    try {
      const receipt = await call(handInAttempt, { id });
      this.#kept.remove();
      return receipt;
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  async #finishSaving(): Promise<void> {
    while (this.#saving) await this.#saving.catch(() => undefined);
  }

  /** Answers that wait to be sent; where the server could not be asked for the time, that. */
  #unsent(): AnswerEntry[] {
    const sendable = this.#sendable();
    const isAsked = sendable.length === 0 && isUnsent(this.#view.saveState);
    return isAsked ? [this.#unchanged()] : sendable;
  }

  /**
   * Saved again it changes nothing, and is answered with the time: an answer the server has, or that there is none. What is
   * written while that is under way has the next revision, or its acknowledgement would be taken for one of the answer.
   */
  #unchanged(): AnswerEntry {
    const { entries, acknowledged } = this.#state;
    const known = [...entries.values()].find(({ ordinal, revision }) => acknowledged.get(ordinal) === revision);
    if (known) return known;
    const free = this.#options.opened.questions.findIndex((_, index) => !entries.has(index));
    const none = { ordinal: Math.max(0, free), revision: 1, answer: null, isFlagged: false };
    if (!entries.has(none.ordinal))
      this.#replace({ ...this.#state, entries: new Map([...entries, [none.ordinal, none]]) });
    return none;
  }

  #sendable(): AnswerEntry[] {
    return pendingOf(this.#state).filter(({ ordinal, revision }) => this.#refused.get(ordinal) !== revision);
  }

  async #save(entries: readonly AnswerEntry[]): Promise<number> {
    if (entries.length === 0 || this.#saving || isEnded(this.#view.saveState)) return 0;
    this.#saving = this.#send(entries);
    try {
      return await this.#saving;
    } finally {
      this.#saving = null;
    }
  }

  async #send(entries: readonly AnswerEntry[]): Promise<number> {
    const { opened, tabId, onClock } = this.#options;
    let left = 0;
    this.#waitingSince = null;
    // Asking for the time saves nothing, and is not said to.
    if (this.#sendable().length > 0) this.#show('saving');
    try {
      const onSaved: Parameters<typeof sendAnswers>[1]['onSaved'] = ({ acknowledged, remainingMs }) => {
        left = remainingMs;
        onClock(remainingMs);
        this.#replace(acknowledge(this.#state, acknowledged));
      };
      const refused = await sendAnswers(entries, { id: opened.id, tabId, onSaved });
      for (const { ordinal, revision } of refused) this.#refused.set(ordinal, revision);
      this.#settle();
      return left;
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #settle(): void {
    if (this.#sendable().length > 0) this.#show('waiting');
    else this.#show(pendingOf(this.#state).length > 0 ? 'refused' : 'saved');
  }

  #fail(error: unknown): void {
    const failure = stateOfFailure(error);
    // Answers that came too late are with the server, as evidence.
    if (failure === 'over') this.#kept.remove();
    if (failure === 'offline') presentError(error, 'all');
    this.#show(failure);
  }

  #replace(state: AttemptState): void {
    this.#state = state;
    this.#kept.write(state);
    this.#show(this.#view.saveState);
  }

  #show(saveState: SaveState): void {
    const refused = pendingOf(this.#state).filter((one) => this.#refused.get(one.ordinal) === one.revision);
    this.#view = { entries: this.#state.entries, saveState, refused: refused.map(({ ordinal }) => ordinal) };
    this.#schedule();
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    const { saveState } = this.#view;
    clearTimeout(this.#timer);
    if (this.#isStopped || !isUnsent(saveState)) return;
    const waited = this.#waitingSince === null ? 0 : performance.now() - this.#waitingSince;
    const soon = Math.min(saveAfterMs, Math.max(0, longestWaitMs - waited));
    this.#timer = setTimeout(this.#sendNow, saveState === 'waiting' ? soon : retryAfterMs);
  }
}

type Receipt = OutputOf<typeof handInAttempt>;
export type OpenedAttempt = OutputOf<typeof openAttempt>;
/** The answers as they are shown, how much of them the server has, and which of them it does not take. */
export type AttemptView = {
  readonly entries: AttemptState['entries'];
  readonly saveState: SaveState;
  readonly refused: readonly number[];
};
