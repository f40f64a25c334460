import { listAssistants, listLabels } from '@shuyuan/contract/assistant/assistants.wire';
import { listChats, listHistory, readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import { session, storedMessage, storedQuestion } from '../../features/assistant/test-chat.ts';
import { fakeStream } from '../../features/assistant/test-stream.ts';
import { currentLanguage } from '../../lib/language.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../lib/texts.ts';

export const t = (key: TextKey<'assistant'>, values?: TextValues): string => textOf('assistant', key, values);

const able = { isOn: true, isBuiltIn: false, mayThink: true, maySearchWeb: true, leftToday: null };

/** A member of a company whose assistant is on, with one conversation of today. */
export async function assistantServer(state: Partial<typeof able> = {}) {
  const server = await freshClient();
  holdToken();
  await loadGroups(currentLanguage(), ['assistant', 'personal']);
  server.answer(readAssistantState, ok({ ...able, ...state }));
  server.answer(listHistory, ok({ items: [session()], recordCount: 1, hasMoreDays: false }));
  server.answer(listAssistants, ok({ items: [], recordCount: 0 }));
  server.answer(listLabels, ok({ items: [] }));
  server.answer(
    listChats,
    ok({
      items: [storedQuestion(), storedMessage({ reasoning: 'hm', deepSeekTime: 4 })],
      recordCount: 2,
      session: session(),
    }),
  );
  return { server, stream: fakeStream() };
}
