import { expect } from 'vitest';
import type { Key, Locator } from './locator.ts';
import type { Page } from './page.ts';
import { eventually } from './until.ts';

const maxPresses = 250;

const hasFocus = async (goal: Locator): Promise<boolean> => goal.all().includes(document.activeElement as HTMLElement);

/** A dialog or a menu that has just opened takes the focus: a key pressed before that is pressed elsewhere. */
const focusArrives = (goal: HTMLElement): Promise<void> => {
  const holder = goal.closest('[role="dialog"], [role="alertdialog"], [role="menu"]');
  return eventually('the focus has arrived', () => holder === null || holder.contains(document.activeElement));
};

/**
 * Presses a key until the focus is there, as somebody without a mouse does. The goal is searched for again only when
 * the page has drawn another in its place: a search by role reads the whole page, and there are many presses.
 */
export async function keyTo(page: Page, key: Key, goal: Locator): Promise<void> {
  let target = await goal.element();
  await focusArrives(target);
  for (let presses = 0; document.activeElement !== target; presses += 1) {
    if (presses === maxPresses) throw new Error(`${key} never reaches ${goal.said}`);
    await page.press(key);
    if (!target.isConnected) target = await goal.element();
  }
}

/** Types a part of a name into the field that has the focus and takes what is found, by keys alone. */
async function takePlace(page: Page, field: Locator, name: string): Promise<void> {
  await page.press('Control+A');
  await page.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  // The names found for the last letters replace those found for the first, and the mark with it.
  await eventually(`${name} is marked`, async () => {
    const marked = await field.getAttribute('aria-activedescendant');
    const [text = ''] = await page.locator(`[id="${marked ?? ''}"]`).allTextContents();
    if (text.startsWith(name)) return true;
    await page.press('ArrowDown');
    return false;
  });
  await page.press('Enter');
  // A typed name reads like a chosen one; only a choice closes the list.
  await eventually(`${name} is chosen`, async () => (await field.getAttribute('aria-expanded')) !== 'true');
}

export async function choosePlace(page: Page, field: Locator, name: string): Promise<void> {
  await field.focus();
  await takePlace(page, field, name);
}

/** Somebody without a mouse: everything is reached by Tab. That the focus is seen is shown in a browser. */
export function handsOn(page: Page) {
  const reach = (goal: Locator, key: Key = 'Tab'): Promise<void> => keyTo(page, key, goal);
  const press = async (goal: Locator): Promise<void> => {
    await reach(goal);
    await page.press('Enter');
  };
  return {
    reach,
    press,
    toggle: async (goal: Locator): Promise<void> => {
      await reach(goal);
      await page.press('Space');
    },
    write: async (goal: Locator, text: string): Promise<void> => {
      await reach(goal);
      await page.press('Control+A');
      await page.type(text);
    },
    /** Of a list that shows one of its entries: arrows choose in it, which only a browser does. */
    select: async (goal: Locator, value: string): Promise<void> => {
      await reach(goal);
      await goal.selectOption(value);
      expect(await goal.inputValue()).toBe(value);
    },
    place: async (goal: Locator, name: string): Promise<void> => {
      await reach(goal);
      await takePlace(page, goal, name);
    },
    fromMenu: async (button: Locator, entry: string): Promise<void> => {
      await press(button);
      await reach(page.getByRole('menuitem', { name: entry }), 'ArrowDown');
      await page.press('Enter');
    },
    /** The question before something that cannot be taken back. */
    confirm: (label: string): Promise<void> =>
      press(page.getByRole('dialog').last().getByRole('button', { name: label, exact: true })),
    isBackAt: (what: string, goal: Locator): Promise<void> =>
      eventually(`the focus is back at ${what}`, () => hasFocus(goal)),
    isAtHeading: (name: string): Promise<void> =>
      eventually(`the focus is at the heading ${name}`, () =>
        hasFocus(page.getByRole('heading', { level: 1, name, exact: true })),
      ),
  };
}
