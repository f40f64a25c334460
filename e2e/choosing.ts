import type { Locator, Page } from 'playwright-core';
import { eventually } from './waiting.ts';

/** Types a part of a name into the field that has the focus and takes what is found, by keys alone. */
export async function takePlace(page: Page, field: Locator, name: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  // What is found for the last letters replaces what was found for the first, and the mark with it.
  await eventually(`${name} is marked`, async () => {
    const marked = await field.getAttribute('aria-activedescendant');
    const [text = ''] = await page.locator(`[id="${marked ?? ''}"]`).allTextContents();
    if (text.startsWith(name)) return true;
    await page.keyboard.press('ArrowDown');
    return false;
  });
  await page.keyboard.press('Enter');
  // What was typed reads like what was chosen; only a choice closes the list.
  await eventually(`${name} is chosen`, async () => (await field.getAttribute('aria-expanded')) !== 'true');
}

export async function choosePlace(page: Page, field: Locator, name: string): Promise<void> {
  await field.focus();
  await takePlace(page, field, name);
}
