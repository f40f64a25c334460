import { test } from 'vitest';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';
import { texts as personal } from '@shuyuan/i18n/packs/cn/personal';

const world = pageWorld();
const seeded = '申请参加全国软件架构师大会';

test('[D-073] a deputy is named, and finds what waits', async () => {
  const page = await openPage(world, 'jiangshuyi', 'center/my/approvals');
  await page.getByRole('button', { name: personal['approvals.deputy'] }).click();
  const form = page.getByRole('dialog', { name: personal['approvals.deputy'] });
  await form.getByLabel(personal['approvals.deputy.search']).fill('叶晚晴');
  await form.getByRole('button', { name: '叶晚晴' }).click();
  await form.getByRole('button', { name: personal['approvals.deputy.save'] }).click();
  await form.waitFor({ state: 'detached' });

  const deputy = await openPage(world, 'yewanqing', 'center/my/approvals');
  await deputy.getByText(personal['approvals.standingInFor'].replace('{{names}}', '江书仪')).waitFor();
  await deputy.getByRole('button', { name: seeded }).waitFor();
  await page.reload();

  await page.getByRole('button', { name: personal['approvals.deputy'] }).click();
  await form.getByRole('button', { name: personal['approvals.deputy.clear'] }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('叶晚晴').waitFor({ state: 'detached' });
});
