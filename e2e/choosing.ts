import type { Locator, Page } from 'playwright-core';
import { eventually } from './waiting.ts';

/** Types a part of a name and takes what is found, by keys alone. */
export async function choosePlace(page: Page, field: Locator, name: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(`${name} is chosen`, async () => (await field.inputValue()) === name);
}
