import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { texts as admin } from '@shuyuan/i18n/packs/cn/admin';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { texts as personal } from '@shuyuan/i18n/packs/cn/personal';
import { test } from 'vitest';
import { handsOn } from './hands.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

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

test('[APPROVAL-05, D-073] a request goes from its starter through director and approver, and comes back with the history', async () => {
  const title = '申请购买示波器';
  const page = await openPage(world, 'linzhiyuan', 'center/my/approvals?box=started');
  await page.getByRole('button', { name: personal['approvals.new'] }).click();
  const form = page.getByRole('dialog', { name: personal['approvals.new'] });
  await form.getByRole('button', { name: personal['approvals.submit'] }).click();
  await form.getByText(personal['approvals.request.title.invalid'].replace('{{max}}', '100')).waitFor();
  await form.getByLabel(personal['approvals.request.title']).fill(title);
  await form.getByLabel(personal['approvals.request.summary']).fill('实验室现有的一台已经超期。');
  await form.getByRole('button', { name: personal['approvals.submit'] }).click();
  await page.getByRole('button', { name: title }).waitFor();

  const director = await openPage(world, 'zhoumuyun', 'center/my/approvals');
  await director.getByRole('button', { name: title }).click();
  const detail = director.getByRole('dialog', { name: title });
  await detail.getByRole('button', { name: personal['approvals.agree'], exact: true }).click();
  await detail.getByText(personal['approvals.did.agree'].replace('{{name}}', '周牧云')).waitFor();

  const approver = await openPage(world, 'jiangshuyi', 'center/my/approvals');
  await approver.getByRole('button', { name: title }).click();
  const decision = approver.getByRole('dialog', { name: title });
  await decision.getByRole('button', { name: personal['approvals.refuse'], exact: true }).click();
  await decision.getByText(personal['approvals.comment.required']).waitFor();
  await decision.getByLabel(personal['approvals.comment']).fill('请先询价。');
  await decision.getByRole('button', { name: personal['approvals.refuse'], exact: true }).click();
  await decision.getByText(personal['approvals.did.refuse'].replace('{{name}}', '江书仪')).waitFor();

  await page.reload();
  await page.getByRole('button', { name: title }).click();
  const own = page.getByRole('dialog', { name: title });
  await own.getByText('请先询价。').waitFor();
  await page.reload();
  await own.getByRole('button', { name: personal['approvals.resubmit'] }).click();
  const again = page.getByRole('dialog', { name: personal['approvals.resubmit'] });
  await again.getByRole('button', { name: personal['approvals.submit'] }).click();
  await own.getByText(personal['approvals.did.resubmit'].replace('{{name}}', '林知远')).waitFor();
  await own.getByRole('button', { name: personal['approvals.withdraw'] }).click();
  await page
    .getByRole('dialog', { name: personal['approvals.withdraw.title'] })
    .getByRole('button', { name: personal['approvals.withdraw'] })
    .click();
  await own.getByText(personal['approvals.did.withdraw'].replace('{{name}}', '林知远')).waitFor();
});

test('[APPROVAL-03, D-073] a template is made by keyboard alone', async () => {
  const page = await openPage(world, 'luchengze', 'admin/approval-templates');
  const hands = handsOn(page);
  await hands.press(page.getByRole('button', { name: admin['admin.approvals.create'] }));
  const dialog = page.getByRole('dialog', { name: admin['admin.approvals.create'] });
  const kind = String(ApprovalBusinessType.shareAccount);
  await hands.select(dialog.getByLabel(admin['admin.approvals.kind']), kind);
  const step = (number: number) =>
    dialog.getByRole('region', { name: admin['admin.approvals.step'].replace('{{number}}', String(number)) });
  await hands.reach(step(1).getByLabel(admin['admin.approvals.whichPerson']));
  await page.type('孟心澜');
  await step(1).getByRole('button', { name: '孟心澜' }).waitFor();
  await page.press('Enter');
  await step(1).getByText('孟心澜').waitFor();
  await hands.press(dialog.getByRole('button', { name: admin['admin.approvals.addStep'] }));
  await hands.select(step(2).getByLabel(admin['admin.approvals.who'], { exact: true }), 'director');
  await hands.press(step(2).getByRole('button', { name: admin['admin.approvals.add'], exact: true }));
  const moveUp = admin['admin.approvals.moveUp'].replace('{{number}}', '2');
  await hands.reach(dialog.getByRole('button', { name: moveUp }), 'Shift+Tab');
  await page.press('Enter');
  await step(2).getByText('孟心澜').waitFor();
  await hands.press(dialog.getByRole('button', { name: admin['admin.approvals.save'] }));
  await dialog.waitFor({ state: 'detached' });
  const line = page.getByRole('row', { name: /孟心澜/ });
  await eventually('the director comes first', async () => {
    const words = await line.textContent();
    const director = words.indexOf(admin['admin.approvals.director']);
    return director >= 0 && director < words.indexOf('孟心澜');
  });
  await page.reload();
  await line.waitFor();
});

test('home tells what was sent back, and leads there', async () => {
  const sentBack = '申请周末使用实训车间';
  const page = await openPage(world, 'ranyunfei');
  const tasks = page.getByRole('region', { name: common['home.tasks.title'] });
  await tasks.getByRole('link', { name: sentBack }).click();
  await page.getByRole('dialog', { name: sentBack }).waitFor();
  await eventually('the address names the box', () => page.address().includes('box=sent-back'));
});
