import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually, isFocused, keyTo } from './waiting.ts';

/** Whether somebody sees where they are: a ring around it or around what holds it, or the edge of a field in our green. */
const hasVisibleFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--pine)';
    const pine = getComputedStyle(probe).color;
    probe.remove();
    const isRinged = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, borderTopColor } = getComputedStyle(element);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasRing || (element.matches('input, select, textarea') && borderTopColor === pine);
    };
    let element = document.activeElement;
    for (let up = 0; element && up < 3; up += 1, element = element.parentElement) if (isRinged(element)) return true;
    return false;
  });

/** A page that was entered has the focus at its heading: Tab goes on from there. */
export const arrivesByKeys = (page: Page): Promise<void> =>
  eventually('the heading of the page has the focus', () => isFocused(page.getByRole('heading', { level: 1 })));

/** Somebody without a mouse: everything is reached by Tab, and seen to be. */
export function handsOn(page: Page) {
  async function reach(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await keyTo(page, key, goal);
    assert.ok(await hasVisibleFocus(page), `the focus is seen at ${goal.toString()}`);
  }
  const press = async (goal: Locator): Promise<void> => {
    await reach(goal);
    await page.keyboard.press('Enter');
  };
  return {
    reach,
    press,
    toggle: async (goal: Locator): Promise<void> => {
      await reach(goal);
      await page.keyboard.press('Space');
    },
    write: async (goal: Locator, text: string): Promise<void> => {
      await reach(goal);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    /** Of a list that shows one of its entries, from its end. */
    select: async (goal: Locator, value: string): Promise<void> => {
      await reach(goal);
      await page.keyboard.press('End');
      const isChosen = async () => (await goal.inputValue()) === value;
      for (let presses = 0; presses < 60 && !(await isChosen()); presses += 1) await page.keyboard.press('ArrowUp');
      assert.ok(await isChosen(), `${value} is among ${goal.toString()}`);
    },
    /** The question before something that cannot be taken back. */
    confirm: (label: string): Promise<void> =>
      press(page.getByRole('dialog').last().getByRole('button', { name: label, exact: true })),
    isBackAt: (what: string, goal: Locator): Promise<void> =>
      eventually(`the focus is back at ${what}`, () => isFocused(goal)),
  };
}
