import { listAssistants } from '@shuyuan/contract/assistant/assistants.wire';
import { listChats, listSessions } from '@shuyuan/contract/assistant/chat.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversationStories, promptStories } from './assistant-stories.ts';
import type { Caller } from '../caller.ts';
import { openWorld, type TestWorld } from '../open-world.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

test('everybody finds the prompts of the company', async () => {
  const { items } = (await (await world.signIn('wenjiahe')).call(listAssistants, {})).body;
  const told = promptStories.map(({ name, labels }) => expect.objectContaining({ name, labels, isCompanyWide: true }));
  expect(items).toEqual(expect.arrayContaining(told));
});

test('the learner has asked before, and each answer names where it was read', async () => {
  const { items } = (await lin.call(listSessions, {})).body;
  expect(items).toHaveLength(conversationStories.length);
  for (const { sessionId } of items) {
    const messages = (await lin.call(listChats, { sessionId })).body.items;
    const answers = messages.filter(({ role }) => role === 'assistant');
    expect(messages).toHaveLength(2 * answers.length);
    for (const { content, source, finished, isBuiltIn } of answers) {
      expect([finished, isBuiltIn]).toEqual([true, true]);
      expect(source.length).toBeGreaterThan(0);
      expect(content).toContain('[1]');
    }
  }
});
