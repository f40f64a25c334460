import type { AnswerFailure, ChatRole, ChatState } from '@shuyuan/contract/assistant/chat';
import type { readStreamed, sourceOut } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { z } from 'zod';
import type { Source } from '../gathering.ts';

export type WireSource = z.output<typeof sourceOut>;
export type MessageOut = OutputOf<typeof readStreamed>;

/** Pages of the web may hold anything; the database takes no NUL and no half character. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** What the asker sees of a source; what was read for the model is not kept. */
export const wireSourceOf = ({ text: _read, ...source }: Source): WireSource => ({
  ...source,
  title: storable(source.title),
  quote: storable(source.quote),
});

export type MessageRow = {
  readonly id: string;
  readonly streamId: string | null;
  readonly role: ChatRole;
  readonly content: string;
  readonly reasoning: string;
  readonly state: ChatState;
  readonly failure: AnswerFailure | null;
  readonly isThinking: boolean;
  readonly usesWeb: boolean;
  readonly thinkingSeconds: number;
  readonly isBuiltIn: boolean;
  readonly sources: unknown;
  readonly aliveAt: Date | null;
  readonly createdAt: Date;
};

export const messageColumns = [
  'id',
  'streamId',
  'role',
  'content',
  'reasoning',
  'state',
  'failure',
  'isThinking',
  'usesWeb',
  'thinkingSeconds',
  'isBuiltIn',
  'sources',
  'aliveAt',
  'createdAt',
] as const;

/** AI-10 */
export const messageOut = (row: MessageRow): MessageOut => ({
  id: row.id,
  streamId: row.streamId,
  role: row.role,
  // Only `saveProgress` and `endAnswer` write sources.
  source: row.sources as WireSource[],
  content: row.content,
  reasoning: row.reasoning,
  finished: row.state !== 'running',
  isStop: row.state === 'stopped',
  isNetworkError: row.state === 'failed',
  failure: row.failure,
  isDeepSeek: row.isThinking,
  isNetWork: row.usesWeb,
  deepSeekTime: row.thinkingSeconds,
  isBuiltIn: row.isBuiltIn,
  createTime: row.createdAt.getTime(),
});
