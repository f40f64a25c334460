import type { Locator, Page } from 'playwright-core';

/** Waiting longer costs nothing where what is waited for comes. */
const patienceMs = 30_000;

/** Asks again until it is so, and fails with what was hoped for. */
export async function eventually(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = patienceMs,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`it never came to be: ${what}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

/**
 * Waits from now on for what is yet to be brought about. A journey that fails before it comes to that fails with its own
 * reason; a wait nobody heard of would end the whole run.
 */
export function ahead<T>(waiting: Promise<T>): Promise<T> {
  waiting.catch(() => undefined);
  return waiting;
}

/** The place in the client, without the origin: `/home-v`. */
export const placeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

/** The same as somebody else is given it: `as('amina', addressOf(page))`. */
export const addressOf = (page: Page): string => placeOf(page).slice(1);

export const arrivesAt = (page: Page, place: string): Promise<void> =>
  eventually(`the page is ${place}, it is ${placeOf(page)}`, () => placeOf(page) === place);

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** So long something that has opened may take to draw the focus to itself; a button that was busy has lost it for good. */
const arrivalMs = 3_000;

/** A dialog or a menu that has just opened takes the focus: whoever presses a key before that presses it elsewhere. */
const focusArrives = (goal: Locator): Promise<void> =>
  eventually(
    'the focus has arrived',
    () =>
      goal
        .evaluate((element) => {
          const holder = element.closest('[role="dialog"], [role="alertdialog"], [role="menu"]');
          return holder === null || holder.contains(document.activeElement);
        })
        .catch(() => false),
    arrivalMs,
  ).catch(() => undefined);

const maxPresses = 250;
/** So long a key may take to move the focus; one that moves nothing is pressed again. */
const keyMs = 1_000;

declare global {
  interface Window {
    /** Had the focus before the last key was pressed. */
    keyFrom?: Element | null;
  }
}

/** Runs in the page: whether the focus is at the goal; otherwise what has it is noted. */
function isReached(goal: Element): boolean {
  window.keyFrom = document.activeElement;
  return goal === window.keyFrom;
}

/** Runs in the page. */
const hasMoved = (): boolean => document.activeElement !== window.keyFrom;

async function pressAndSettle(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  // A key moves the focus before its press is answered, but where a dialog keeps the focus to itself.
  if (await page.evaluate(hasMoved)) return;
  await page.waitForFunction(hasMoved, null, { timeout: keyMs }).catch(() => undefined);
}

/** Presses a key until the focus is there, as somebody without a mouse does. */
export async function keyTo(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp',
  goal: Locator,
): Promise<void> {
  await goal.waitFor();
  await focusArrives(goal);
  const isThere = (): Promise<boolean> => goal.evaluate(isReached).catch(() => false);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses === maxPresses) throw new Error(`${key} never reaches ${goal.toString()}`);
    await pressAndSettle(page, key);
  }
}

export const nothingLoads = (page: Page): Promise<void> =>
  eventually('nothing is loading', async () => (await page.locator('[aria-busy="true"]').count()) === 0);

/**
 * Types into a field that offers what the server finds, and takes one of them. The list still shows what was found before,
 * changes its height when the answer comes, and stands elsewhere then: it is clicked when it is narrowed.
 */
export async function chooseFound(field: Locator, { typed, option }: { typed: string; option: string }): Promise<void> {
  await field.fill(typed);
  const offered = field.page().getByRole('option');
  const wanted = offered.filter({ hasText: option });
  const isNarrowed = async (): Promise<boolean> =>
    (await wanted.count()) > 0 && (await offered.allTextContents()).every((text) => text.includes(typed));
  await eventually(`only options with ${typed} are offered`, isNarrowed);
  await wanted.click();
}
