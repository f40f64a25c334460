import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import { openStageService } from './open-stage-service.ts';
import { feedId, missingBrowser, openBrowserLab, seenBy } from './test-browser.ts';

const missing = missingBrowser();
if (missing) process.stderr.write(`SKIPPED: the stage in a browser: ${missing}\n`);

const patience = { timeout: 30_000, interval: 250 };

describe.skipIf(missing !== null)('in a browser', () => {
  const pids: number[] = [];
  const note = (details: { pid?: number }) => void (details.pid && pids.push(details.pid));
  const engine = embeddedEngine(
    { isNative: true, maxViewers: 10, udpPort: 0, address: '' },
    { debug: note, info: note, warn: note, error: note },
  );
  const stageService = openStageService(engine);
  let lab: Awaited<ReturnType<typeof openBrowserLab>>;
  beforeAll(async () => {
    lab = await openBrowserLab(stageService);
  });
  afterAll(async () => {
    await lab?.close();
    await engine.close();
  });

  test('a camera reaches another page with its sound, is switched off and on, and comes back after a fall', async () => {
    const [host, viewer] = [await lab.openPage(), await lab.openPage()];
    await host.evaluate("stagePage.publish('embedded')");
    await expect.poll(async () => (await seenBy(host)).quality, patience).toBe('good');
    await viewer.evaluate(`stagePage.watch('${feedId}', 'client', 'embedded')`);
    const clocks = async () => (await seenBy(viewer)).clocks.length;
    await expect.poll(clocks, patience).toBeGreaterThan(1);
    // The first second of a line is measured on a machine that is still busy with it.
    await expect.poll(() => seenBy(viewer), patience).toMatchObject({ hasSound: true, quality: 'good' });

    await host.evaluate('stagePage.setCamera(false)');
    await expect.poll(async () => (await seenBy(viewer)).frames, patience).toBe(0);
    await host.evaluate('stagePage.setCamera(true)');
    await expect.poll(clocks, patience).toBeGreaterThan(1);

    process.kill(pids.at(-1) ?? 0, 'SIGKILL');
    await expect.poll(async () => (await seenBy(viewer)).quality, patience).toBe('lost');
    await expect.poll(async () => (await seenBy(host)).quality, patience).toBe('good');
    await expect.poll(clocks, patience).toBeGreaterThan(1);
    expect((await seenBy(viewer)).quality).toBe('good');
  }, 120_000);
});
