import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { journey, type Stage } from './journey.ts';
import { placeOf } from './waiting.ts';
import { wordsOn } from './words.ts';

const company = '青禾智造股份有限公司';

async function openImport({ page, signIn }: Stage) {
  await signIn(page, 'admin', 'admin/members-import');
  const word = await wordsOn(page);
  await page.getByRole('heading', { level: 1, name: word('admin.import.title') }).waitFor();
  return word;
}

async function paste(page: Page, text: string): Promise<void> {
  const word = await wordsOn(page);
  await page.getByText(word('admin.import.paste')).click();
  await page.getByLabel(word('admin.import.pasteLabel')).fill(text);
  await page.getByRole('button', { name: word('admin.import.check') }).click();
}

journey(
  'a table is mended after its dry run, imported, exported, and imported again without a change',
  async (stage) => {
    const { page } = stage;
    const word = await openImport(stage);
    await paste(page, `账号,姓名,组织\nxiangnan,向南,${company}/技术中心\nxiangbei,向北,${company}/没有这里`);
    await page.getByText(word('admin.import.blocked')).waitFor();
    const problem = page.getByRole('row').filter({ hasText: word('admin.import.rule.unknown') });
    assert.match(await problem.innerText(), /3/);
    const place = placeOf(page);
    assert.match(place, /^\/admin\/members-import\?id=\w+$/);
    await page.reload();
    await page.getByText(word('admin.import.blocked')).waitFor();
    assert.equal(placeOf(page), place);

    await page.getByRole('link', { name: word('admin.import.another') }).click();
    // 账号,姓名,组织 and 向南 as Excel in China saves them.
    const gb = Buffer.concat([
      Buffer.from('d5cbbac52cd0d5c3fb2cd7e9d6af0d0a', 'hex'),
      Buffer.from('xiangnan,'),
      Buffer.from('cff2c4cf2c', 'hex'),
      Buffer.from('c7e0baccd6c7d4ecb9c9b7ddd3d0cfdeb9abcbbe', 'hex'),
    ]);
    await page.locator('input[type=file]').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: gb });
    await page.getByRole('heading', { name: 'members.csv' }).waitFor();
    await page.getByRole('button', { name: word('admin.import.apply') }).click();
    const dialog = page.getByRole('dialog', { name: word('admin.import.applyTitle') });
    await dialog.getByRole('button', { name: word('admin.import.apply') }).click();
    await page.getByText(word('admin.import.applied', { created: '1', changed: '0' })).waitFor();

    await page.getByRole('link', { name: word('admin.import.toMembers') }).click();
    await page.getByRole('cell', { name: '向南' }).first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: word('admin.export.button') }).click(),
    ]);
    const exported = await readFile(await file.path());
    assert.match(exported.toString(), /^\uFEFF账号,姓名,组织[\s\S]*xiangnan,向南/);

    await page.goto(`${stage.url}#/admin/members-import`);
    await page.locator('input[type=file]').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: exported });
    await page.getByText(word('admin.import.nothing')).waitFor();
  },
);
