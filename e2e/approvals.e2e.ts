import { texts as admin } from '@shuyuan/i18n/packs/cn/admin';
import { texts as personal } from '@shuyuan/i18n/packs/cn/personal';
import { journey } from './journey.ts';
import { eventually, keyTo } from './waiting.ts';

journey(
  '[APPROVAL-05, D-073] a request goes from its starter through director and approver, and comes back with the history',
  async ({ page, signIn, as }) => {
    const title = '申请购买示波器';
    await signIn(page, 'linzhiyuan', 'center/my/approvals?box=started');
    await page.getByRole('button', { name: personal['approvals.new'] }).click();
    const form = page.getByRole('dialog', { name: personal['approvals.new'] });
    await form.getByRole('button', { name: personal['approvals.submit'] }).click();
    await form.getByText(personal['approvals.request.title.invalid'].replace('{{max}}', '100')).waitFor();
    await form.getByLabel(personal['approvals.request.title']).fill(title);
    await form.getByLabel(personal['approvals.request.summary']).fill('实验室现有的一台已经超期。');
    await form.getByRole('button', { name: personal['approvals.submit'] }).click();
    await page.getByRole('button', { name: title }).waitFor();

    const director = await as('zhoumuyun', 'center/my/approvals');
    await director.getByRole('button', { name: title }).click();
    const detail = director.getByRole('dialog', { name: title });
    await detail.getByRole('button', { name: personal['approvals.agree'], exact: true }).click();
    await detail.getByText(personal['approvals.did.agree'].replace('{{name}}', '周牧云')).waitFor();

    const approver = await as('jiangshuyi', 'center/my/approvals');
    await approver.getByRole('button', { name: title }).click();
    const decision = approver.getByRole('dialog', { name: title });
    await decision.getByRole('button', { name: personal['approvals.refuse'], exact: true }).click();
    await decision.getByText(personal['approvals.comment.required']).waitFor();
    await decision.getByLabel(personal['approvals.comment']).fill('请先询价。');
    await decision.getByRole('button', { name: personal['approvals.refuse'], exact: true }).click();
    await decision.getByText(personal['approvals.did.refuse'].replace('{{name}}', '江书仪')).waitFor();

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
  },
);

journey('[APPROVAL-03, D-073] a template is made by keyboard alone', async ({ page, signIn }) => {
  await signIn(page, 'luchengze', 'admin/approval-templates');
  await keyTo(page, 'Tab', page.getByRole('button', { name: admin['admin.approvals.create'] }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: admin['admin.approvals.create'] });
  await keyTo(page, 'Tab', dialog.getByLabel(admin['admin.approvals.kind']));
  await page.keyboard.press('ArrowUp');
  const step = (number: number) =>
    dialog.getByRole('region', { name: admin['admin.approvals.step'].replace('{{number}}', String(number)) });
  await keyTo(page, 'Tab', step(1).getByLabel(admin['admin.approvals.whichPerson']));
  await page.keyboard.type('孟心澜');
  await step(1).getByRole('button', { name: '孟心澜' }).waitFor();
  await page.keyboard.press('Enter');
  await step(1).getByText('孟心澜').waitFor();
  await keyTo(page, 'Tab', dialog.getByRole('button', { name: admin['admin.approvals.addStep'] }));
  await page.keyboard.press('Enter');
  await keyTo(page, 'Tab', step(2).getByLabel(admin['admin.approvals.who'], { exact: true }));
  await page.keyboard.press('End');
  await keyTo(page, 'Tab', step(2).getByRole('button', { name: admin['admin.approvals.add'], exact: true }));
  await page.keyboard.press('Enter');
  const moveUp = admin['admin.approvals.moveUp'].replace('{{number}}', '2');
  await keyTo(page, 'Shift+Tab', dialog.getByRole('button', { name: moveUp }));
  await page.keyboard.press('Enter');
  await step(2).getByText('孟心澜').waitFor();
  await keyTo(page, 'Tab', dialog.getByRole('button', { name: admin['admin.approvals.save'] }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const line = page.getByRole('row', { name: /孟心澜/ });
  await eventually('the director comes first', async () => {
    const words = await line.innerText();
    return words.indexOf(admin['admin.approvals.director']) < words.indexOf('孟心澜');
  });
  await page.reload();
  await line.waitFor();
});
