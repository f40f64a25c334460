import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pngOf } from '../packages/server/src/world/draw-media.ts';
import { journey, type Product } from './journey.ts';
import { ahead, eventually, keyTo } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['assignments', 'files'] };

const word = wordsOf('cn');
/** Of the seeded world: overdue, in the centre of the director. */
const [yearly, worker] = ['全员安全生产培训', '雷胜男'];
const evidence = { name: '安全员证.png', mimeType: 'image/png', buffer: pngOf(320, 200, []) };
const reason = '持有有效的安全员证';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Reached by Tab alone, and pressed. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await keyTo(page, 'Tab', button(page, name));
  await page.keyboard.press('Enter');
}

journey(
  '[D-180] a director exempts somebody with an uploaded file, by keys alone; the file opens from the duty, and taking it back makes the training due again',
  async ({ as }) => {
    const page = await as('zhoumuyun', 'center/my/assignments');
    page.on('filechooser', (chooser) => void chooser.setFiles(evidence));
    await page.getByRole('link', { name: yearly, exact: true }).click();
    const search = page.getByRole('searchbox', { name: word('assignments.people.find') });
    await search.fill(worker);
    await search.press('Enter');
    await button(page, worker).click();

    await pressByKey(page, word('assignments.settle.exempt'));
    const dialog = page.getByRole('dialog', { name: word('assignments.settle.exempt.title', { name: worker }) });
    await keyTo(page, 'Tab', dialog.getByLabel(word('assignments.reason')));
    await page.keyboard.insertText(reason);
    await keyTo(page, 'Tab', dialog.getByRole('button', { name: word('upload.choose'), exact: true }));
    await page.keyboard.press('Enter');
    await dialog.getByText(word('upload.state.done')).waitFor();
    await keyTo(page, 'Tab', dialog.getByRole('button', { name: word('assignments.settle.exempt'), exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText(word('assignments.settled')).waitFor();
    await dialog.waitFor({ state: 'hidden' });

    await page.reload();
    await page.getByText(reason).waitFor();
    const file = page.getByRole('link', { name: evidence.name });
    await keyTo(page, 'Tab', file);
    const opening = ahead(page.context().waitForEvent('page'));
    await page.keyboard.press('Enter');
    const opened = await opening;
    await eventually('the picture stands in the tab', () =>
      opened.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth === 320)),
    );
    await opened.close();

    await pressByKey(page, word('assignments.revoke'));
    const revoking = page.getByRole('dialog', { name: word('assignments.revoke.title') });
    await keyTo(page, 'Tab', revoking.getByLabel(word('assignments.reason')));
    await page.keyboard.insertText('证书已过期');
    await keyTo(page, 'Tab', revoking.getByRole('button', { name: word('assignments.revoke'), exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText(word('assignments.revoked')).waitFor();
    assert.equal(await file.count(), 1, 'what was said stays to be read');
    await pressByKey(page, word('assignments.duty.back'));
    await button(page, worker).click();
    await button(page, word('assignments.settle.exempt')).waitFor();
  },
);
