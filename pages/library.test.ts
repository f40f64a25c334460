import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { readLibraryItem } from '@shuyuan/contract/library/library.wire';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);

const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};

let brought = 0;
/** A document 沈若溪 has uploaded; nothing is made of it. */
async function bring(): Promise<string> {
  brought += 1;
  const id = `library-${brought}`;
  await world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, path, name, search_text, search, kind, ending, content_type, size,
       sha256, storage_key, conversion, cleaning, created_at)
     select $1, tenant_id, id, 'draft', rpad($1, 22, 'p'), '规范.docx', '', '', 'document', 'docx', 'application/msword', 1,
       decode(repeat('00', 32), 'hex'), $1, 'none', 'none', now() from member where account = 'shenruoxi'`,
    [id],
  );
  return id;
}

const create = async (title: string, over: Partial<InputOf<typeof manage.createLibraryItem>> = {}) =>
  world.write('shenruoxi', manage.createLibraryItem, { title, audience, fileId: await bring(), ...over });

/** Something to read, with a second version. */
async function publish(title: string): Promise<string> {
  const { id } = await create(title, { showsVersions: true });
  const { revision } = await world.write('shenruoxi', manage.publishLibraryItem, { id });
  await world.write('shenruoxi', manage.addLibraryVersion, { id, revision, fileId: await bring(), note: '补了第二页' });
  return id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('[ROUTE-35] a reader comes from the study home, looks for a kind, and opens what they found', async () => {
  await publish('主轴点检规范');
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  await page.getByRole('link', { name: word('study.home.library'), exact: true }).click();
  await page.getByRole('heading', { name: word('library.title'), level: 1 }).waitFor();
  await page.getByRole('link', { name: '主轴点检规范' }).waitFor();
  await page.getByRole('searchbox', { name: word('library.search') }).fill('没有这样的资料');
  await page.getByRole('searchbox', { name: word('library.search') }).press('Enter');
  await page.getByText(word('library.none.title')).waitFor();
  await page.reload();
  await page.getByText(word('library.none.title')).waitFor();
});

test('[ROUTE-09] a reader opens an older version and comes back, collects, and scores it again', async () => {
  const title = '带教手册';
  const id = await publish(title);
  const page = await openPage(world, 'linzhiyuan', `knowledge/detail/${id}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('link', { name: word('library.version.number', { number: '1' }), exact: true }).click();
  await page.getByText(word('library.version.shown', { number: '1' })).waitFor();
  await page.reload();
  await page.getByText(word('library.version.shown', { number: '1' })).waitFor();
  await page.getByRole('link', { name: word('library.version.back'), exact: true }).click();
  await press(page, word('library.collect'));
  await page.getByRole('button', { name: word('library.collected'), exact: true }).waitFor();
  await press(page, word('library.score.star', { count: '3' }));
  await page.getByText(word('library.score.saved')).waitFor();
  expect(await world.write('linzhiyuan', readLibraryItem, { id })).toMatchObject({ myScore: 3 });
});

test('[ROUTE-35] its author withdraws it with a reason, and who comes by the address reads that it is not there', async () => {
  const id = await publish('一张控制图怎么看');
  const author = await openPage(world, 'shenruoxi', `knowledge/detail/${id}`);
  await press(author, word('library.withdraw'));
  const dialog = author.getByRole('dialog');
  await dialog.getByRole('button', { name: word('library.withdraw'), exact: true }).click();
  await dialog.getByText(word('library.field.reason.wrong', { max: '500' })).waitFor();
  await dialog.getByRole('textbox', { name: word('library.field.reason') }).fill('数据换了一年');
  await dialog.getByRole('button', { name: word('library.withdraw'), exact: true }).click();
  await author.getByText(word('library.state.withdrawn')).waitFor();
  const reader = await openPage(world, 'linzhiyuan', `knowledge/detail/${id}`);
  await reader.getByText(word('library.missing.title')).waitFor();
});

test('[ROUTE-35] whoever brings things finds their drafts and publishes one; others are offered no such list', async () => {
  await create('仓库看板（征求意见）');
  const page = await openPage(world, 'shenruoxi', 'knowledge-list?view=manage');
  await page.getByRole('link', { name: '仓库看板（征求意见）' }).click();
  await page.getByText(word('library.hidden')).waitFor();
  await press(page, word('library.edit'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('library.field.title') }).fill('仓库看板');
  await dialog.getByRole('button', { name: word('library.save'), exact: true }).click();
  await page.getByRole('heading', { name: '仓库看板', level: 1 }).waitFor();
  await press(page, word('library.publish'));
  await page.getByText(word('library.published')).waitFor();
  const reader = await openPage(world, 'linzhiyuan', 'knowledge-list?view=manage');
  await reader.getByRole('link', { name: '仓库看板' }).waitFor();
  expect(await reader.getByRole('button', { name: word('library.create') }).count()).toBe(0);
});
