import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);

const title = '主轴听诊图谱';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A document 沈若溪 has published. */
async function publish(): Promise<string> {
  await world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, path, name, search_text, search, kind, ending, content_type, size,
       sha256, storage_key, conversion, cleaning, created_at)
     select 'priced', tenant_id, id, 'draft', rpad('priced', 22, 'p'), '图谱.docx', '', '', 'document', 'docx',
       'application/msword', 1, decode(repeat('00', 32), 'hex'), 'priced', 'none', 'none', now()
     from member where account = 'shenruoxi'`,
  );
  const audience = {
    isEveryone: true,
    organizationIds: [],
    positionIds: [],
    topicIds: [],
    memberIds: [],
    joinedSince: null,
  };
  const { id } = await world.write('shenruoxi', manage.createLibraryItem, { title, audience, fileId: 'priced' });
  await world.write('shenruoxi', manage.publishLibraryItem, { id });
  return id;
}

test('[PRICE-01] [D-121] [D-122] an author sets a price; a reader sees what it costs, buys it and finds it among the purchases', async () => {
  const id = await publish();
  const author = await openPage(world, 'shenruoxi', `knowledge/detail/${id}`);
  await press(author, word('library.edit'));
  const dialog = author.getByRole('dialog');
  await dialog.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await dialog.getByRole('button', { name: word('library.save'), exact: true }).click();
  await dialog.getByText(word('pricing.problem.coin-required')).first().waitFor();
  await dialog.getByRole('textbox', { name: word('pricing.form.coin') }).fill('5');
  await dialog.getByRole('textbox', { name: word('pricing.form.discount') }).fill('3');
  await dialog.getByRole('button', { name: word('library.save'), exact: true }).click();
  await author.getByText(word('library.saved')).waitFor();

  const page = await openPage(world, 'duyinuo', `knowledge/detail/${id}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const locked = page.getByRole('region', { name: word('pricing.locked.libraryItem') });
  await locked.getByText(word('pricing.amount', { amount: '3.00', coin })).waitFor();
  expect(await page.getByText('图谱.docx').count()).toBe(0);
  await press(page, word('pricing.buy'));
  await press(page, word('pricing.dialog.confirm', { amount: '3.00', coin }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText(word('pricing.bought')).first().waitFor();
  expect(await locked.count()).toBe(0);

  const purchases = await openPage(world, 'duyinuo', 'learncoin-manage/purchases');
  await purchases.getByRole('link', { name: title }).click();
  await purchases.getByRole('heading', { name: title, level: 1 }).waitFor();
});

test('[D-137] its author is told that it was sold instead of being asked why it goes', async () => {
  const [row] = await world.rows('select id from library_item where title = $1', [title]);
  const author = await openPage(world, 'shenruoxi', `knowledge/detail/${String(row?.['id'])}`);
  await press(author, word('library.withdraw'));
  await author.getByText(word('library.withdraw.kept', { count: '1' })).waitFor();
  expect(await author.getByRole('textbox', { name: word('library.field.reason') }).count()).toBe(0);
});
