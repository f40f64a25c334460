import { chat, listChats, readStreamed } from '@shuyuan/contract/assistant/chat.wire';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { SettingKey } from '@shuyuan/contract/system/settings';
import { expect, vi } from 'vitest';
import { saveSetting } from '../../../features/system/index.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotOf } from '../../test-snapshot.ts';

type ChatEvent = OutputOf<typeof chat>;
type ChatInput = Partial<InputOf<typeof chat>>;
type ChatAnswer = {
  readonly status: number;
  readonly errorCode: number | undefined;
  readonly events: readonly ChatEvent[];
};

/** What came over the line, event by event. */
export const eventsOf = (text: string): ChatEvent[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as ChatEvent);

/** Questions to the assistant of a world. */
export async function assistantOf(world: TestWorld) {
  const [company] = await world.rows("select tenant_id from member where account = 'linzhiyuan'");
  const companyId = String(company?.['tenant_id']);

  async function ask(caller: Caller, asking: ChatInput = {}): Promise<ChatAnswer> {
    const input = { question: '如何申请年假？', company_id: companyId, ...asking };
    const { status, body } = await caller.call(chat, input);
    // A refusal is JSON, everything else the text of a stream.
    const events = status === 200 ? eventsOf(body as unknown as string) : [];
    return { status, errorCode: body.errorCode, events };
  }

  return {
    companyId,
    ask,
    /** The stream of the answer that is being made for somebody, once it has begun. */
    running: async (account: string): Promise<string> =>
      vi.waitUntil(
        async () => {
          const [row] = await world.rows(
            `select stream_id from assistant_message join member on member.id = member_id
             where account = $1 and assistant_message.state = 'running'`,
            [account],
          );
          return row ? String(row['stream_id']) : null;
        },
        { timeout: 30_000 },
      ),
    streamed: async (caller: Caller, streamId: string) => (await caller.call(readStreamed, { streamId })).body,
    ended: (caller: Caller, streamId: string) =>
      vi.waitUntil(
        async () => {
          const { body } = await caller.call(readStreamed, { streamId });
          return body.finished ? body : null;
        },
        { timeout: 30_000 },
      ),
    chats: async (caller: Caller, sessionId: string) => (await caller.call(listChats, { sessionId })).body,
    set: async (key: SettingKey, value: string): Promise<void> => {
      const place = { tenantId: companyId, organizationId: companyId };
      await saveSetting(world.installation.system, { ...place, key, value });
    },
    /** All that the assistant keeps, to show that a refusal changed nothing. */
    kept: () => snapshotOf(world, ['assistant_session', 'assistant_message', 'assistant_use']),
  };
}

export type AssistantTests = Awaited<ReturnType<typeof assistantOf>>;

/** The ids an answer is known by: they come with its first event. */
export function placeOf({ events }: ChatAnswer): Pick<ChatEvent, 'id' | 'sessionId' | 'chatId'> {
  const [first] = events;
  expect(first).toBeDefined();
  return { id: first?.id ?? '', sessionId: first?.sessionId ?? '', chatId: first?.chatId ?? '' };
}

export const textOf = ({ events }: ChatAnswer): string => events.map(({ delta = '' }) => delta).join('');
