import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[D-198] an administrator finds what somebody did, and a reload keeps what was looked for', async () => {
  await world.rows(
    `insert into behaviour (tenant_id, member_id, kind, action_type, page, at)
     select tenant_id, id, 'page', 'view', '/course/detail/7', '2026-01-02T03:04:05Z' from member where account = 'linzhiyuan'`,
  );
  const page = await openPage(world, 'luchengze', 'admin/audit');
  await page.getByRole('link', { name: word('behaviour.title') }).click();
  await page.getByLabel(word('behaviour.place')).fill('/course/detail/7');
  await page.getByRole('button', { name: word('admin.audit.filter'), exact: true }).click();
  await page.getByRole('cell', { name: '林知远' }).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: '/course/detail/7' }).waitFor();
  await page.getByLabel(word('admin.audit.filter.actor')).fill('nobody at all');
  await page.getByRole('button', { name: word('admin.audit.filter'), exact: true }).click();
  await page.getByText(word('admin.audit.empty.title')).waitFor();
});
