import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[D-180] the time zone is in the profile: the first browser fills it in, a chosen one survives a reload', async () => {
  const page = await openPage(world, 'tangyuwei', 'center/my/profile');
  const zone = () => page.getByLabel(word('centre.profile.zone'));
  await zone().waitFor();
  expect(await zone().inputValue()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await zone().selectOption('America/New_York');
  await eventually('the zone is saved', async () => (await zone().getAttribute('aria-busy')) === 'false');
  await page.reload();
  await zone().waitFor();
  expect(await zone().inputValue()).toBe('America/New_York');
});
