import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { listReplayMessages, readReplay } from '@shuyuan/contract/live/replay.wire';
import { expect, test } from 'vitest';
import { openWorld } from './open-world.ts';

test('a newcomer finds a recording, with its chapters and what was said', async () => {
  const world = await openWorld();
  try {
    const learner = await world.signIn('linzhiyuan');
    const { body: reviews } = await learner.call(nativeCommunity.review, {});
    expect(reviews.items.map(({ subject }) => subject)).toEqual(['夹具快速换型：从四十分钟到九分钟']);
    const id = reviews.items[0]?.id ?? '';
    const { body: replay } = await learner.call(readReplay, { id });
    expect(replay).toMatchObject({ state: 'ready', seconds: 80 });
    expect(replay.chapters).toHaveLength(5);
    const { body: said } = await learner.call(listReplayMessages, { id });
    expect(said.recordCount).toBe(8);
    expect(said.items[0]).toMatchObject({ kind: 'chat', seconds: 2 });
  } finally {
    await world.close();
  }
});
