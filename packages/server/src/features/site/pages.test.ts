import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { defaultHome, emptyModule } from '@shuyuan/contract/site/page-modules';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import * as wire from '@shuyuan/contract/site/page.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { moduleOf, siteOf } from '../../world/tests/community/test-site.ts';

let world: TestWorld;
let site: ReturnType<typeof siteOf>;
let root: string;
let software: string;
beforeAll(async () => {
  world = await openWorld();
  site = siteOf(world);
  await site.clear();
  const place = await site.placeOf('linzhiyuan');
  [root, software] = [place.tenantId, place.organizationId];
});
afterAll(() => world.close());

const kindsOf = (modules: readonly { readonly kind: string }[]) => modules.map(({ kind }) => kind);

test('[D-186] an organisation without a home page of its own has that of the product, with the first answer of a session', async () => {
  const { id, modules } = await site.homeOf('linzhiyuan');
  expect([id, modules]).toEqual([null, defaultHome]);
});

test('[D-186] a draft is seen by nobody; published it holds for the organisation and all below it, until it is withdrawn', async () => {
  const id = await site.create({ organizationId: root, kind: 'home' });
  const lu = await site.as('luchengze');
  const draft = (await lu.call(wire.readManagedPage, { id })).body;
  expect([kindsOf(draft.modules), draft.isPublished, draft.hasDraft]).toEqual([kindsOf(defaultHome), false, true]);
  await site.save(id, { title: {}, modules: [moduleOf('welcome'), moduleOf('tasks')] });
  expect((await site.homeOf('linzhiyuan')).id).toBeNull();
  expect((await site.publish(id)).status).toBe(200);
  expect(kindsOf((await site.homeOf('linzhiyuan')).modules)).toEqual(['welcome', 'tasks']);
  expect((await site.homeOf('luchengze')).id).toBe(id);

  const own = await site.create({ organizationId: software, kind: 'home' });
  const inherited = (await lu.call(wire.readManagedPage, { id: own })).body;
  expect(kindsOf(inherited.modules)).toEqual(['welcome', 'tasks']);
  await site.save(own, { title: {}, modules: [moduleOf('live')] });
  await site.publish(own);
  expect(kindsOf((await site.homeOf('linzhiyuan')).modules)).toEqual(['live']);
  expect((await site.homeOf('luchengze')).id).toBe(id);
  const listed = (await lu.call(wire.listManagedPages, { organizationId: software })).body;
  expect(listed.inheritedHome).toMatchObject({ id: root });

  await lu.call(wire.withdrawPage, { id: own, revision: await site.revisionOf(own) });
  expect((await site.homeOf('linzhiyuan')).id).toBe(id);
  expect((await lu.call(wire.deletePage, { id: own, revision: await site.revisionOf(own) })).status).toBe(200);
  await lu.call(wire.deletePage, { id, revision: await site.revisionOf(id) });
  expect((await site.homeOf('linzhiyuan')).id).toBeNull();
  const { items } = (await lu.call(listAudit, { pageSize: 7, subjectKind: 'site-page' })).body;
  expect(items.map(({ action }) => action)).toEqual([
    'site-page.deleted',
    'site-page.deleted',
    'site-page.withdrawn',
    'site-page.published',
    'site-page.created',
    'site-page.published',
    'site-page.created',
  ]);
});

test('[D-186] a discarded draft leaves what is published; what was saved meanwhile is not overwritten', async () => {
  const id = await site.published({ organizationId: root, kind: 'branch', title: { cn: '质量月' } });
  const lu = await site.as('luchengze');
  const revision = await site.revisionOf(id);
  await site.save(id, { title: { cn: '改了' } });
  const stale = await lu.call(wire.publishPage, { id, revision });
  expect(stale.body.errorCode).toBe(errorTable['request.stale'].number);
  await lu.call(wire.discardDraft, { id, revision: await site.revisionOf(id) });
  expect((await lu.call(wire.readPage, { id })).body.title).toEqual({ cn: '质量月' });
});

test('[SITE-02] [SITE-03] [SITE-04] [ROUTE-15] [ROUTE-17] branch pages stand below home and each other, with their modules, addresses and the navigation', async () => {
  const top = await site.published({ organizationId: root, kind: 'branch', title: { cn: '制造', en: 'Making' } });
  const below = await site.published(
    { organizationId: root, kind: 'branch', parentId: top, title: { cn: '焊接' } },
    {
      modules: [
        moduleOf('courses', { source: 'begun', count: 3 }),
        moduleOf('text', { html: { cn: '<p>安全第一</p>' } }),
      ],
    },
  );
  const lin = await site.as('linzhiyuan');
  const page = (await lin.call(wire.readPage, { id: below })).body;
  expect(page).toMatchObject({ kind: 'branch', title: { cn: '焊接' }, organization: { id: root }, below: [] });
  expect(page.above).toMatchObject([{ id: top, title: { cn: '制造', en: 'Making' } }]);
  expect(page.modules).toMatchObject([{ source: 'begun', count: 3 }, { html: { cn: '<p>安全第一</p>' } }]);
  expect((await lin.call(wire.readPage, { id: top })).body.below).toMatchObject([{ id: below }]);

  const first = (await lin.call(wire.listPagesBelow, {})).body.items;
  expect(first.find(({ id }) => id === top)).toMatchObject({ childCount: 1, organization: { id: root } });
  expect((await lin.call(wire.listPagesBelow, { parentId: top })).body.items).toMatchObject([
    { id: below, childCount: 0 },
  ]);
  expect((await lin.call(wire.readOriginalUrl, { id: below })).body).toEqual({ url: `#/branch-list-v/${below}` });
  const navigation = (await lin.call(wire.listNavigation, {})).body.items;
  expect(navigation.find(({ id }) => id === top)).toMatchObject({
    url: `#/branch-list-v/${top}`,
    below: [{ id: below, title: { cn: '焊接' }, url: `#/branch-list-v/${below}` }],
  });
  const { navigation: ofHome } = await site.homeOf('linzhiyuan');
  expect(ofHome).toContainEqual({ id: top, title: { cn: '制造', en: 'Making' } });

  const lu = await site.as('luchengze');
  await lu.call(wire.orderPages, { organizationId: root, ids: [top] });
  expect((await lin.call(wire.listNavigation, {})).body.items[0]?.id).toBe(top);
});

test('[D-186] a new branch page comes last, also after others were deleted or put into order', async () => {
  const lu = await site.as('luchengze');
  const own = async () =>
    (await lu.call(wire.listManagedPages, { organizationId: software })).body.items.map((page) => page.id);
  const make = () => site.create({ organizationId: software, kind: 'branch', title: { cn: '页' } });
  const [first, second, third] = [await make(), await make(), await make()];
  for (const id of [first, second]) await lu.call(wire.deletePage, { id, revision: await site.revisionOf(id) });
  const fourth = await make();
  expect(await own()).toEqual([third, fourth]);
  await lu.call(wire.orderPages, { organizationId: software, ids: [fourth, third] });
  const fifth = await make();
  expect(await own()).toEqual([fourth, third, fifth]);
});

test('[D-186] pages of an organisation are seen in it and below it, not beside it', async () => {
  const plant = (await site.placeOf('ranyunfei')).organizationId;
  const id = await site.published({ organizationId: plant, kind: 'branch', title: { cn: '车间' } });
  const [ran, lin] = [await site.as('ranyunfei'), await site.as('linzhiyuan')];
  expect((await ran.call(wire.readPage, { id })).status).toBe(200);
  expect((await lin.call(wire.readPage, { id })).status).toBe(404);
  expect((await lin.call(wire.listNavigation, {})).body.items.map((page) => page.id)).not.toContain(id);
});

test('[D-186] whatever an administrator of the database wrote, the page is answered with what is understood of it', async () => {
  const id = await site.create({ organizationId: root, kind: 'home' });
  const hostile = {
    title: { cn: '<script>alert(1)</script>', xx: 'no language' },
    modules: [
      { kind: 'miner', id: 'x' },
      null,
      {
        kind: 'links',
        id: 'l',
        items: [
          { target: 'javascript:alert(1)', text: { cn: 'x' } },
          { target: '/study-v', text: {} },
        ],
      },
      { kind: 'courses', id: 'c', count: -5, source: 'https://evil.example' },
      ...Array.from({ length: 200 }, (_, index) => ({ kind: 'text', id: `t${index}`, html: 7 })),
    ],
  };
  await world.rows('update site_page set published = $2, published_at = now() where id = $1', [
    id,
    JSON.stringify(hostile),
  ]);
  const { modules } = await site.homeOf('linzhiyuan');
  expect(modules).toHaveLength(pageLimits.modulesMax);
  expect(modules.slice(0, 2)).toEqual([
    { ...emptyModule('l', 'links'), items: [{ text: {}, target: '/study-v', pictureId: null, picturePath: null }] },
    emptyModule('c', 'courses'),
  ]);
  for (const broken of ['[]', '"x"', '{"modules": {"length": 3}}', '{}']) {
    await world.rows('update site_page set published = $2 where id = $1', [id, broken]);
    expect((await site.homeOf('linzhiyuan')).modules).toEqual([]);
  }
  await world.rows('delete from site_page where id = $1', [id]);
});

test('[D-186] a module whose content is gone is still answered, and the page around it', async () => {
  const picture = await site.picture();
  const item = { text: { cn: '欢迎' }, target: '/course/gone-for-good', pictureId: picture.id };
  const id = await site.published(
    { organizationId: root, kind: 'branch', title: { cn: '横幅' } },
    { modules: [moduleOf('banner', { items: [item] })] },
  );
  await world.rows('delete from file where id = $1', [picture.id]);
  const { status, body } = await (await site.as('linzhiyuan')).call(wire.readPage, { id });
  expect([status, body.modules[0]?.items[0]?.picturePath]).toEqual([200, picture.path]);
});
