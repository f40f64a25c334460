import type { AnswerPiece } from '@shuyuan/contract/assistant/answer-text';

/** What answers questions, behind a port: a model somewhere, or what the product can do by itself (D-149). */
export type Turn = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

export type Prompt = {
  readonly turns: readonly Turn[];
  readonly isThinking: boolean;
  readonly signal: AbortSignal;
};

/** Somebody's filter ended the answer: what there is of it is none. */
export class AnswerFiltered extends Error {
  override name = 'AnswerFiltered';
}

export type Model = {
  readonly name: string;
  readonly mayThink: boolean;
  /** Throws when the line breaks or the model refuses; ends early when the signal aborts. */
  readonly answer: (prompt: Prompt) => AsyncIterable<AnswerPiece>;
};

/** A page of the web as a search found it. */
export type WebPage = { readonly title: string; readonly url: string; readonly text: string };

export type WebSearch = (query: string, signal: AbortSignal) => Promise<readonly WebPage[]>;
