import type { readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** What the assistant can do in this company. */
export type AssistantState = OutputOf<typeof readAssistantState>;
