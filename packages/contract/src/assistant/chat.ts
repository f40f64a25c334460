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
export const chatLifeMs = 180 * 24 * 3_600_000;
/** D-150: a line that says nothing, so that proxies keep the stream open. */
export const chatHeartbeatMs = 15_000;
/** Longer silence than this and the client takes the line for dead. */
export const chatSilenceMs = 45_000;
/** Sources one answer may name. */
export const maxSources = 8;

export const chatRoles = ['user', 'assistant'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** How an answer stands. */
export const chatStates = ['running', 'finished', 'stopped', 'failed'] as const;
export type ChatState = (typeof chatStates)[number];
