import { cacheSlot } from '../../../lib/storage.ts';

/** What was begun and not sent, per conversation; gone with the session (D-030). */
const slotOf = (sessionId: string | null) => cacheSlot(`assistant.draft.${sessionId ?? 'new'}`);

export const readDraft = (sessionId: string | null): string => slotOf(sessionId).read() ?? '';

export function storeDraft(sessionId: string | null, text: string): void {
  if (text === '') slotOf(sessionId).remove();
  else slotOf(sessionId).write(text);
}
