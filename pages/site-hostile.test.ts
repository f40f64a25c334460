import { expect, test } from 'vitest';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const script = '<script>window.isTaken = true</script>';
const picture = '<img src=x onerror="window.isTaken = true">';
const item = (cn: string, target: string, more: object = {}) => ({ text: { cn }, target, ...more });
/** As another version of the product, or somebody with access to the database, could have left it. */
const hostile = {
  title: { cn: script, xx: 'no language', en: 7 },
  description: 'not in languages',
  modules: [
    { id: 'miner', kind: 'miner', html: { cn: script } },
    null,
    7,
    'welcome',
    { kind: 'constructor' },
    { id: 'welcome', kind: 'welcome', title: { cn: picture }, count: -4, source: 'everything', items: 'none' },
    {
      id: 'ways',
      kind: 'links',
      title: { cn: script },
      items: [
        item('运行', 'javascript:window.isTaken = true'),
        item('已删除的页面', '/branch-list-v/01900000-0000-7000-8000-000000000000'),
        item('学习', '/study-v'),
        ...Array.from({ length: 50 }, (_, n) => item(`多余 ${n}`, '/about')),
      ],
    },
    {
      id: 'banner',
      kind: 'banner',
      items: [
        item('已删除的图片', '/study-v', { pictureId: 'gone', picturePath: '/files/gone' }),
        item('别处的图片', '/study-v', { pictureId: 'x', picturePath: 'https://evil.example/x.png' }),
      ],
    },
    { id: 'ways', kind: 'links', title: { cn: '第二次' } },
    ...Array.from({ length: 200 }, (_, n) => ({ id: `m${n}`, kind: 'links', items: [item(`入口 ${n}`, '/study-v')] })),
  ],
};

async function storeHome(content: unknown): Promise<void> {
  const [root] = await world.rows("select tenant_id from member where account = 'linzhiyuan'");
  await world.rows("delete from site_page where kind = 'home'");
  await world.rows(
    `insert into site_page (id, tenant_id, organization_id, kind, published, published_at, created_at, updated_at)
     values ('hostile-home', $1, $1, 'home', $2::jsonb, now(), now(), now())`,
    [root?.['tenant_id'], JSON.stringify(content)],
  );
}

test('[D-186] a home page with unknown and deleted content, 200 modules and a script in its titles stays usable', async () => {
  await storeHome(hostile);
  const reader = await openPage(world, 'linzhiyuan');
  await reader.getByRole('heading', { level: 1, name: '林知远' }).waitFor();
  const ways = reader.locator('[data-module="links"]').first();
  await ways.getByText(script).waitFor();
  expect(await ways.getByText('运行').count()).toBe(0);
  expect(await ways.getByRole('link').count()).toBe(pageLimits.itemsMax - 1);
  expect(await reader.locator('[data-module]').count()).toBe(pageLimits.modulesMax);
  expect(await reader.getByText('第二次').count()).toBe(0);
  expect(await reader.locator('img[src^="https://evil"]').count()).toBe(0);
  expect(Reflect.has(window, 'isTaken')).toBe(false);

  await ways.getByRole('link', { name: '已删除的页面' }).click();
  await reader.getByText(word('error.notFound')).waitFor();
  const navigation = reader.getByRole('navigation', { name: word('frame.nav') }).first();
  await navigation.getByRole('link', { name: word('frame.nav.home') }).click();
  await reader.arrivesAt('/home-v');
  await navigation.getByRole('link', { name: word('frame.nav.learn') }).click();
  await reader.arrivesAt('/study-v');
});

test('[D-186] an administrator opens such a page in the editor, and what is saved is a page again', async () => {
  await storeHome(hostile);
  const page = await openPage(world, 'luchengze', 'page-editor/hostile-home');
  await page.getByRole('heading', { name: word('site.editor.title') }).waitFor();
  await page.getByRole('button', { name: word('ordering.remove', { name: picture }) }).click();
  await page.getByRole('button', { name: word('site.editor.publish') }).click();
  // The pictures are gone: the page says so and keeps what was done, until the slides go, too.
  await page.getByText(word('lang.28135')).waitFor();
  await page.getByRole('button', { name: word('ordering.remove', { name: word('site.kind.banner') }) }).click();
  await page.getByRole('button', { name: word('site.editor.publish') }).click();
  await page.getByText(word('site.editor.published')).waitFor();
  const [stored] = await world.rows("select published from site_page where id = 'hostile-home'");
  const { modules } = stored!['published'] as { modules: { kind: string; items: { target: string }[] }[] };
  expect(new Set(modules.map(({ kind }) => kind))).toEqual(new Set(['links']));
  expect(modules).toHaveLength(pageLimits.modulesMax - 2);
  expect(modules.flatMap(({ items }) => items).filter(({ target }) => target.startsWith('javascript'))).toEqual([]);
});

test.for([['nothing at all', null] as const, ['a text', 'home'] as const, ['no modules', { modules: {} }] as const])(
  '[D-186] a home page that is %s leaves the frame, its heading and the ways on',
  async ([, content]) => {
    await storeHome(content ?? {});
    const reader = await openPage(world, 'linzhiyuan');
    await reader.getByRole('heading', { level: 1, name: word('frame.nav.home') }).waitFor();
    await reader.getByRole('link', { name: word('frame.footer.about') }).waitFor();
  },
);
