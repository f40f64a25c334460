import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { handsOn } from './hands.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
// The directory of these tests is on this machine.
const world = pageWorld({ WEBHOOK_PRIVATE: '1' });
const lostJob = 'demo:nobody-knows-this-work';

/** Two jobs that nobody tries any more. */
async function leaveLetters(): Promise<void> {
  for (const error of ['the first reason', 'the second reason']) {
    await world.rows('select graphile_worker.add_job($1, max_attempts := 1)', [lostJob]);
    await world.rows(
      'update graphile_worker._private_jobs set attempts = 1, last_error = $1 where last_error is null and max_attempts = 1',
      [error],
    );
  }
}

async function open(place: string, account = 'admin') {
  // From another page: the heading has the focus after a change of pages.
  const page = await openPage(world, account, 'about');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.goto(`admin/${place}`);
  const hands = handsOn(page);
  await hands.isBackAt('the heading of the page', heading);
  return { page, hands };
}

test('by keys alone: who the help centre is for is said, undone, and read in its history', async () => {
  const { page, hands } = await open('settings');
  const title = word('admin.settings.HELP_CENTRE_AUDIENCE.title');
  const row = page.getByRole('region', { name: title, exact: true });
  const add = row.getByRole('combobox', { name: word('admin.settings.audience.add') });
  await hands.toggle(row.getByLabel(word('role.lecturer'), { exact: true }));
  await hands.place(add, '软件研发部');
  await hands.isBackAt('the field for the next', add);
  await hands.place(add, '营销中心');
  const remove = (name: string) => row.getByRole('button', { name: word('admin.settings.audience.remove', { name }) });
  await hands.reach(remove('营销中心'), 'Shift+Tab');
  await page.press('Enter');
  await hands.isBackAt('the field for the next', add);
  await hands.press(row.getByRole('button', { name: word('admin.settings.save'), exact: true }));
  await page.getByText(word('admin.settings.saved', { title })).waitFor();
  const history = row.getByRole('button', { name: word('admin.settings.history') });
  await hands.press(history);
  await page.getByRole('dialog').getByText('软件研发部').waitFor();
  await page.press('Escape');
  await hands.isBackAt('where it was asked for', history);
  await hands.reach(row.getByRole('button', { name: word('admin.settings.reset') }), 'Shift+Tab');
  await page.press('Enter');
  await page.getByText(word('admin.settings.cleared', { title })).waitFor();
});

test('by keys alone: a sensitive word is added, tried, found and removed', async () => {
  const { page, hands } = await open('sensitive-words', 'luchengze');
  const add = page.getByRole('button', { name: word('admin.words.add'), exact: true });
  await hands.press(add);
  await hands.write(page.getByRole('dialog').getByLabel(word('admin.words.add.label')), '摸鱼秘籍');
  await hands.confirm(word('admin.words.add.submit'));
  await hands.isBackAt('where it began', add);
  const search = page.getByRole('searchbox', { name: word('admin.words.search') });
  await hands.write(search, '摸鱼');
  await page.press('Enter');
  await eventually('the address keeps the search', () => page.address().includes('search='));
  await hands.isBackAt('the word that was searched for', search);
  await hands.write(page.getByLabel(word('admin.words.try.label')), '新版摸鱼秘籍');
  await hands.press(page.getByRole('button', { name: word('admin.words.try.submit'), exact: true }));
  await page.getByRole('status').getByText('摸鱼秘籍').waitFor();
  await hands.reach(
    page.getByRole('button', { name: word('admin.words.remove.named', { word: '摸鱼秘籍' }) }),
    'Shift+Tab',
  );
  await page.press('Enter');
  await hands.confirm(word('admin.words.remove'));
  await page.getByText(word('admin.words.none.title', { search: '摸鱼' })).waitFor();
  await hands.isAtHeading(word('admin.words.title'));
});

test('by keys alone: a template is changed and another deleted', async () => {
  const { page, hands } = await open('approval-templates', 'luchengze');
  const edits = page.getByRole('button', {
    name: new RegExp(word('admin.approvals.edit', { kind: '.*', place: '.*' })),
  });
  await edits.first().waitFor();
  const count = await edits.count();
  const first = edits.first();
  await hands.press(first);
  const dialog = page.getByRole('dialog');
  await hands.press(dialog.getByRole('button', { name: word('admin.approvals.addStep') }));
  await page.press('Escape');
  await hands.confirm(word('dialog.leave.confirm'));
  await dialog.waitFor({ state: 'detached' });
  await hands.isBackAt('the template', first);
  await hands.press(
    page.getByRole('button', { name: new RegExp(word('admin.approvals.remove', { kind: '.*', place: '.*' })) }).first(),
  );
  await hands.confirm(word('admin.approvals.remove.confirm'));
  await eventually('one less', async () => (await edits.count()) === count - 1);
  await hands.isAtHeading(word('admin.nav.approvals'));
});

test('by keys alone: a dead letter is tried again, another given up', async () => {
  await leaveLetters();
  const { page, hands } = await open('health');
  const letters = page.getByRole('row').filter({ hasText: lostJob });
  await eventually('both are listed', async () => (await letters.count()) === 2);
  await hands.press(page.getByRole('button', { name: word('admin.health.refresh') }));
  const second = letters.filter({ hasText: 'the second reason' });
  await hands.press(second.getByRole('button', { name: word('admin.health.discard') }));
  await hands.confirm(word('admin.health.discard'));
  await page.getByText(word('admin.health.discarded')).waitFor();
  await hands.isAtHeading(word('admin.health.title'));
  await hands.press(letters.getByRole('button', { name: word('admin.health.retry') }));
  await page.getByText(word('admin.health.retried')).waitFor();
});

test('by keys alone: a robot is changed, a token made and taken back', async () => {
  const { page, hands } = await open('webhooks', 'luchengze');
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: word('admin.webhooks.add') });
  await hands.press(add);
  await hands.write(dialog.getByLabel(word('admin.webhooks.form.name')), '审批群');
  await hands.write(dialog.getByLabel(word('admin.webhooks.form.url')), 'https://robot.invalid/send?key=abc');
  await hands.toggle(dialog.getByRole('switch', { name: word('noticeKind.approval-waiting') }));
  await hands.confirm(word('admin.webhooks.form.submit'));
  await dialog.waitFor({ state: 'detached' });
  const edit = page.getByRole('button', { name: word('admin.webhooks.edit.named', { name: '审批群' }) });
  await hands.press(edit);
  await hands.toggle(dialog.getByRole('switch', { name: word('admin.webhooks.form.isOn') }));
  await hands.confirm(word('admin.webhooks.form.submit'));
  await page.getByText(word('admin.webhooks.off')).waitFor();
  await hands.isBackAt('the robot', edit);
  await hands.press(page.getByRole('button', { name: word('admin.webhooks.delete.named', { name: '审批群' }) }));
  await hands.confirm(word('admin.webhooks.delete'));
  await page.getByText(word('admin.webhooks.empty.title')).waitFor();
  await hands.isAtHeading(word('admin.webhooks.title'));

  await page.goto('admin/sign-in?tab=tokens');
  const make = page.getByRole('button', { name: word('admin.signIn.token.add') });
  await hands.press(make);
  await hands.write(dialog.getByLabel(word('admin.signIn.token.name')), 'Entra');
  await hands.confirm(word('admin.signIn.token.make'));
  await hands.press(page.getByRole('button', { name: word('admin.signIn.token.made.done') }));
  await hands.isBackAt('where it began', make);
  await hands.press(page.getByRole('button', { name: word('admin.signIn.token.revoke.named', { name: 'Entra' }) }));
  await hands.confirm(word('admin.signIn.token.revoke'));
  await page.getByText(word('admin.signIn.token.state.revoked'), { exact: true }).waitFor();
});

test('by keys alone: the group another system brings gets its place and its role', async () => {
  const { page, hands } = await open('sign-in?tab=tokens', 'luchengze');
  await hands.press(page.getByRole('button', { name: word('admin.signIn.token.add') }));
  await hands.write(page.getByRole('dialog').getByLabel(word('admin.signIn.token.name')), 'Okta');
  await hands.confirm(word('admin.signIn.token.make'));
  const token = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await hands.press(page.getByRole('button', { name: word('admin.signIn.token.made.done') }));
  const answer = await fetch('/scim/v2/Groups', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'R&D' }),
  });
  expect(answer.status).toBe(201);

  await page.goto('admin/sign-in?tab=groups');
  const place = page.getByRole('combobox', { name: word('admin.signIn.group.place.named', { name: 'R&D' }) });
  await hands.place(place, '软件研发部');
  await page.getByText(word('admin.signIn.group.mapped', { name: 'R&D' })).waitFor();
  await hands.isBackAt('the place', place);
  const role = page.getByLabel(word('admin.signIn.group.role.named', { name: 'R&D' }));
  await hands.select(role, 'approver');
  await hands.isBackAt('the role', role);
  await eventually('both are stored', async () => {
    const [stored] = await world.rows("select 1 from scim_group where role = 'approver'");
    return stored !== undefined;
  });
  await page.reload();
  await eventually('both are kept', async () => {
    const kept = [await place.inputValue(), await role.inputValue()];
    return kept.join() === '软件研发部,approver';
  });
});

test('by keys alone: a directory is set up, tested, made the only way in, and removed', async () => {
  const { page, hands } = await open('sign-in', 'luchengze');
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: word('admin.signIn.add.ldap') });
  await hands.press(add);
  const field = (name: 'name' | 'url' | 'baseDn') =>
    dialog.getByLabel(word(`admin.signIn.field.${name}`), { exact: true });
  await hands.write(field('name'), '公司目录');
  await hands.write(field('url'), 'ldaps://127.0.0.1:1');
  await hands.write(field('baseDn'), 'ou=people,dc=example,dc=com');
  await hands.toggle(dialog.getByRole('switch', { name: word('admin.signIn.field.isEnabled') }));
  await hands.place(dialog.getByRole('combobox', { name: word('admin.signIn.field.organizationId') }), '营销中心');
  await hands.press(dialog.getByRole('button', { name: word('admin.signIn.test') }));
  await dialog.getByText(word('admin.signIn.problem.unreachable')).waitFor();
  await hands.confirm(word('admin.signIn.save'));
  await page.getByText(word('admin.signIn.saved', { name: '公司目录' })).waitFor();
  await hands.isBackAt('where it began', add);
  const only = page.getByRole('switch', { name: word('admin.signIn.policy.only') });
  await hands.toggle(only);
  await hands.confirm(word('admin.signIn.policy.confirm'));
  await page.getByText(word('admin.signIn.policy.saved.sso-only')).waitFor();
  await eventually('passwords are off', () => only.isChecked());
  await hands.isBackAt('the switch', only);
  await hands.toggle(only);
  await page.getByText(word('admin.signIn.policy.saved.open')).waitFor();
  await hands.press(page.getByRole('button', { name: word('admin.signIn.remove.named', { name: '公司目录' }) }));
  await hands.confirm(word('admin.signIn.remove'));
  await page.getByText(word('admin.signIn.removed', { name: '公司目录' })).waitFor();
  await hands.isAtHeading(word('admin.signIn.title'));
  await page.getByText('公司目录', { exact: true }).waitFor({ state: 'detached' });
});
