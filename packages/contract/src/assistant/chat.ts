import { dayMs, hourMs } from '../kernel/time-units.ts';
import { startOfToday } from '../live/live-form.ts';

/** AI-16: how many messages go along with a question. */
export const historyWindow = 5;
/** D-155 */
export const questionMax = 4_000;
/** What one message of a history may hold at most; longer ones are cut. */
export const historyTextMax = 8_000;
/** D-152: how much of the first question names a conversation. */
export const titleMax = 20;
/** AI-27 */
export const chatPageSize = 10;
/** D-158 */
export const chatLifeMs = 180 * dayMs;
/** D-150: a line that says nothing, so that proxies keep the stream open. */
export const chatHeartbeatMs = 15_000;
/** Longer silence than this and the client takes the line for dead. */
export const chatSilenceMs = 45_000;
/** Sources one answer may name. */
export const maxSources = 8;

export const chatRoles = ['user', 'assistant'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** How an answer stands. */
export type ChatState = 'running' | 'finished' | 'stopped' | 'failed';

/** Why an answer failed, where the model itself did: it said no word, or somebody's filter ended it. */
export const answerFailures = ['empty', 'filtered'] as const;
export type AnswerFailure = (typeof answerFailures)[number];

/** A process that makes an answer and is not heard of for so long has died. */
export const answerLostMs = 60_000;
/** What one answer may hold at most; a model that does not end is ended there. */
export const answerMax = 100_000;

/** The first `max` code points: half a character would not be one. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = [...text];
  return characters.slice(0, max).join('');
}

/** D-152: one line, whatever the question looks like. */
export const titleOf = (question: string): string => cutText(question.replaceAll(/\s+/g, ' ').trim(), titleMax).trim();

type ChatTurn = { readonly role: ChatRole; readonly content: string };

/** AI-16, D-151: what of an earlier conversation goes along with a question. */
export const historyOf = (messages: readonly ChatTurn[]): ChatTurn[] =>
  messages
    .filter(({ content }) => content.trim() !== '')
    .slice(-historyWindow)
    .map(({ role, content }) => ({ role, content: cutText(content, historyTextMax) }));

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

type Days = { readonly startDay: number; readonly endDay: number; readonly timeZone: string };

/**
 * D-154: from the beginning of one day back to the end of another, where the caller is. Through noon: a day of 23 or 25
 * hours is one day.
 */
export function daysBack(now: number, { startDay, endDay, timeZone }: Days): { from: number; until: number } {
  const today = startOfToday(now, timeZone);
  const startOf = (back: number): number => startOfToday(today + (12 - 24 * back) * hourMs, timeZone);
  return { from: startOf(startDay), until: startOf(endDay - 1) };
}
