import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '新工艺两周入门';

test('[ROUTE-24] [ROUTE-26] [ROUTE-27] a pack is chosen, its workload seen and pushed; the learner opens it from their list; it is followed up and previewed', async () => {
  const [survey] = await world.rows("select title from survey where state = 'open' order by title limit 1");
  const name = String(survey?.['title']);
  const page = await openPage(world, 'zhoumuyun', 'center/subordinate');
  await page.getByRole('button', { name: word('packs.new'), exact: true }).click();
  await page.getByRole('heading', { name: word('packs.new'), level: 1 }).waitFor();
  await page.getByRole('button', { name: word('packs.push'), exact: true }).click();
  await page.getByText(word('packs.items.missing')).waitFor();
  await page.getByText(word('packs.chosen.missing')).waitFor();
  await page.getByText(word('packs.day.wrong')).waitFor();
  await page.getByLabel(word('packs.name')).fill(title);
  await page.getByRole('button', { name: word('positions.kind.research'), exact: true }).click();
  await page.getByLabel(word('positions.form.find')).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(word('packs.people.find')).fill('知远');
  await page.getByRole('button', { name: '林知远', exact: true }).click();
  await page.getByRole('button', { name: /^质量管理部/ }).click();
  await page.getByLabel(word('packs.day')).fill('2099-01-31');
  await page.getByRole('button', { name: word('packs.preview.ask'), exact: true }).click();
  await page.getByRole('table', { name: word('packs.preview') }).waitFor();
  expect(await world.rows('select title from study_pack where title = $1', [title])).toEqual([]);
  await page.getByRole('button', { name: word('packs.push'), exact: true }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('link', { name: '林知远', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: '唐予微', exact: true }).waitFor();

  const learner = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await learner.getByRole('link', { name: word('centre.packs.title'), exact: true }).click();
  await learner.getByText(word('packs.mine.new'), { exact: true }).waitFor();
  await learner.getByRole('link', { name: title, exact: true }).click();
  await learner.getByRole('heading', { name: title, level: 1 }).waitFor();
  await learner.getByRole('link', { name, exact: true }).waitFor();
  const [pack] = await world.rows('select id from study_pack where title = $1', [title]);

  const back = await openPage(world, 'zhoumuyun', `center/director/study/push/${String(pack?.['id'])}`);
  await back.getByRole('button', { name: word('packs.remind.all'), exact: true }).click();
  await back.getByRole('button', { name: word('packs.remind.all'), exact: true }).waitFor();
  const read = await world.rows('select count(read_at)::int as read from study_pack_member where pack_id = $1', [
    pack?.['id'],
  ]);
  expect(read).toEqual([{ read: 1 }]);
  // CENTRE-02: what is asked about one of them is a panel of the address; the person themselves is another, which closes it.
  const mark = word('packs.mark.title', { name: '林知远' });
  const table = back.getByRole('table', { name: word('packs.people') });
  const row = table.getByRole('row').filter({ hasText: '林知远' });
  await row.getByRole('button', { name: word('packs.mark'), exact: true }).click();
  await back.getByRole('dialog', { name: mark }).waitFor();
  await eventually('the address has the panel', () => /panel=push/.test(back.address()));
  await back.reload();
  await back
    .getByRole('dialog', { name: mark })
    .getByRole('button', { name: word('dialog.cancel') })
    .click();
  await back.getByRole('dialog', { name: mark }).waitFor({ state: 'detached' });
  expect(back.address()).not.toMatch(/panel=|step=|studentIds=/);
  // A content is a panel, too: opening it shows how far each is with it, after a reload as well.
  await back.getByRole('button', { name, exact: true }).click();
  const content = back.getByRole('dialog', { name: word('packs.content.people', { title: name }) });
  await content.getByRole('row').filter({ hasText: '林知远' }).getByText(word('packs.content.open')).waitFor();
  await eventually('the address has the panel', () => /panel=course/.test(back.address()));
  expect(back.address()).toMatch(/content=1/);
  await back.reload();
  await content
    .getByRole('button', { name: word('dialog.close') })
    .first()
    .click();
  await content.waitFor({ state: 'detached' });
  expect(back.address()).not.toMatch(/panel=|content=|courseId=/);
  await back.getByRole('link', { name: word('packs.preview.open'), exact: true }).click();
  await back.getByText(word('preview.text')).waitFor();
  await back.getByRole('heading', { name: title, level: 1 }).waitFor();
});
