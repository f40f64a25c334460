import { stopChat } from '@shuyuan/contract/assistant/chat.wire';
import type { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import type { ChatMessage } from './chat-message.ts';

/** An answer that is being given, wherever its words come from. */
export type Run = {
  /** AI-21 */
  readonly stop: () => void;
  /** Nobody looks any more; the answer itself goes on. */
  readonly leave: () => void;
  /** Once the server would take another question. */
  readonly settled: Promise<void>;
};

export type AnswerEvents = {
  /** The answer as it stands now, at most once a frame. */
  readonly change: (message: ChatMessage) => void;
  readonly session?: (sessionId: string) => void;
  /** The question was not taken; nothing of it is stored. */
  readonly refused?: (error: ApiError) => void;
};

export const sendStop = async (streamId: string): Promise<void> =>
  void (await call(stopChat, { streamId }).catch((error: unknown) => presentError(error)));
