import { readDraft } from '@shuyuan/contract/community/draft.wire';
import { listQuestions, readQuestion } from '@shuyuan/contract/community/question.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { pricedStories } from '../ledger/pricing-stories.ts';
import { questionStories } from './question-stories.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

test('the company has asked and written, and everything told is there as it was told', async () => {
  const { items, recordCount } = (await lin.call(listQuestions, { pageSize: 100 })).body;
  expect(recordCount).toBe(questionStories.length + pricedStories.length);
  for (const story of questionStories) {
    const card = items.find(({ title }) => title === story.title);
    expect(card, story.title).toMatchObject({ kind: story.kind, state: story.isClosed ? 'closed' : 'active' });
    const { content } = (await lin.call(readQuestion, { id: card?.id ?? '' })).body;
    // Nothing that is told is cleaned away.
    expect(content).toBe(story.content.trim());
  }
  expect((await lin.call(readDraft, {})).body.draft?.title).toBe('评审意见怎样写，别人才愿意改');
});
