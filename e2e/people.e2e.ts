import assert from 'node:assert/strict';
import { journey } from './journey.ts';
import { axe, shot } from './looking.ts';
import { eventually, keyTo, placeOf } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

journey('[PERSON-01] [PERSON-03] a name opens its card by keyboard and leads to the homepage', async (stage) => {
  const { page, signIn } = stage;
  await signIn(page);
  const name = page.getByRole('link', { name: /Amina Haddad/ });
  await keyTo(page, 'Tab', name);
  const card = page.getByRole('dialog', { name: word('person.card', { name: 'Amina Haddad' }) });
  await card.getByText(word('grade.1')).waitFor();
  await card.getByText('海外业务部').waitFor();
  await card.getByText(word('person.studyTime.minutes', { minutes: '0' })).waitFor();
  await axe(page);
  await shot(page, 'person-card');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await name.hover();
  await card.waitFor();
  await card.getByRole('link', { name: word('person.homepage') }).click();
  await page.getByRole('heading', { level: 1, name: 'Amina Haddad' }).waitFor();
});

journey(
  'organisations change their order by dragging between rows; a row dropped on another asks before the sub-tree moves',
  async ({ page, signIn }) => {
    await signIn(page, 'admin', 'admin/organizations');
    await page.getByRole('button', { name: word('admin.organizations.expand', { name: '苏州工厂' }) }).click();
    const tree = page.getByRole('list', { name: word('admin.organizations.tree') });
    const [first, second] = ['总装车间', '仓储物流部'] as const;
    const top = async (name: string) => (await tree.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
    const isAbove = async (one: string, other: string) => (await top(one)) < (await top(other));
    await tree.getByText(second, { exact: true }).waitFor();
    assert.ok(await isAbove(first, second));
    await tree.getByText(second, { exact: true }).dragTo(tree.getByText(first, { exact: true }), {
      targetPosition: { x: 4, y: -8 },
      force: true,
    });
    await eventually('it stands above', () => isAbove(second, first));

    await tree.getByText(second, { exact: true }).dragTo(tree.getByText('营销中心', { exact: true }));
    await page.getByRole('dialog', { name: word('admin.organizations.move.title', { name: second }) }).waitFor();
    const parent = page.getByRole('combobox', { name: word('admin.organizations.move.parent') });
    await eventually('the dialog names where it was dropped', async () => (await parent.inputValue()) === '营销中心');
    await page.getByRole('button', { name: word('dialog.cancel') }).click();
    assert.ok(placeOf(page).startsWith('/admin/organizations'));
  },
);
