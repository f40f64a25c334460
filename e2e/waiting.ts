import type { Locator, Page } from 'playwright-core';

const patienceMs = 15_000;

/** Asks again until it is so, and fails with what was hoped for. */
export async function eventually(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`it never came to be: ${what}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

/** The place in the client, without the origin: `/home-v`. */
export const placeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

export const arrivesAt = (page: Page, place: string): Promise<void> =>
  eventually(`the page is ${place}, it is ${placeOf(page)}`, () => placeOf(page) === place);

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses a key until the focus is there, as somebody without a mouse does. */
export async function keyTo(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp',
  goal: Locator,
): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(goal)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${goal.toString()}`);
}

export const nothingLoads = (page: Page): Promise<void> =>
  eventually('nothing is loading', async () => (await page.locator('[aria-busy="true"]').count()) === 0);
