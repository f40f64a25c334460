import type { readAssistantState as wire } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context } from '../../../platform/context.ts';
import { readLeftToday } from '../allowance.ts';
import { modelFor } from './make-answer.ts';

/** What can be done here, so that the client offers nothing else. */
export const readAssistantState = async (ctx: Context): Promise<OutputOf<typeof wire>> => ({
  ...(await readLeftToday(ctx)),
  isBuiltIn: ctx.external.model === null,
  mayThink: modelFor(ctx, []).mayThink,
  maySearchWeb: ctx.external.webSearch !== null,
});
