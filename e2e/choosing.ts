import type { Locator, Page } from 'playwright-core';
import { eventually } from './waiting.ts';

/** Types a part of a name and takes what is found, by keys alone. */
export async function choosePlace(page: Page, field: Locator, name: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  const first = page.getByRole('option').first();
  await eventually(`${name} is found`, async () => (await first.textContent())?.startsWith(name) ?? false);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // What was typed reads like what was chosen; only a choice closes the list.
  await eventually(`${name} is chosen`, async () => (await field.getAttribute('aria-expanded')) !== 'true');
}
