import { openWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { supplierSuite } from './live-supplier.suite.ts';
import { nativeSupplier } from './native-supplier.ts';

supplierSuite('our own room', async () => {
  const world = await openWorld();
  const lives = livesOf(world);
  return {
    supplier: nativeSupplier(world.installation.system),
    newLive: async () => {
      const liveId = await lives.published('shenruoxi');
      return { liveId, subject: '题目', startTime: world.clock.now(), minutes: 60 };
    },
    endLive: async (liveId) => void (await world.rows('update live set status = 3 where id = $1', [liveId])),
    close: world.close,
  };
});
