import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import * as wire from '@shuyuan/contract/site/page.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { moduleOf, siteOf } from '../../../world/tests/community/test-site.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

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

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const branch = (cn: string) => ({ organizationId: root, kind: 'branch', title: { cn } }) as const;

test('[D-128] texts of a page are cleaned as they are saved; a picture in them is taken out', async () => {
  const id = await site.create(branch('清洁'));
  const written =
    '<h2>好</h2><script>alert(1)</script><p onclick="x()">读<img src="/files/aaaaaaaaaaaaaaaaaaaaaaaa"></p>';
  await site.save(id, { modules: [moduleOf('text', { html: { cn: written, en: '<p></p>' } })] });
  const { modules } = (await (await site.as('luchengze')).call(wire.readManagedPage, { id })).body;
  expect(modules[0]?.html).toEqual({ cn: '<h2>好</h2><p>读</p>' });
});

test('[D-186] pictures are one’s own uploads, read by the company, and go with what showed them', async () => {
  const [mine, foreign] = [await site.picture(), await site.picture('linzhiyuan')];
  const id = await site.create(branch('图片'));
  const withPicture = (pictureId: string) => ({
    modules: [moduleOf('banner', { items: [{ text: {}, target: '', pictureId }] })],
  });
  const before = await site.snapshot();
  const refused = await site.save(id, withPicture(foreign.id));
  expect([refused.status, refused.body.errorCode]).toEqual([422, numberOf('picture.not-yours')]);
  expect(await site.snapshot()).toBe(before);
  await site.save(id, withPicture(mine.id));
  await site.publish(id);
  const lin = await site.as('linzhiyuan');
  const shown = (await lin.call(wire.readPage, { id })).body.modules[0]?.items[0]?.picturePath;
  expect(shown).toBe(mine.path);
  expect((await readFile(world, lin, mine.path)).status).toBe(200);
  await site.save(id, { modules: [] });
  expect((await readFile(world, lin, mine.path)).status).toBe(200);
  await site.publish(id);
  expect(await world.rows('select id from file where id = $1', [mine.id])).toEqual([]);
});

test('[D-186] an own home page has pictures of its own, which stay when those above it go', async () => {
  const picture = await site.picture();
  const items = [{ text: { cn: '公司' }, target: '', pictureId: picture.id }];
  const above = await site.published(
    { organizationId: root, kind: 'home' },
    { modules: [moduleOf('banner', { items })] },
  );
  const own = await site.create({ organizationId: software, kind: 'home' });
  const lu = await site.as('luchengze');
  const copied = (await lu.call(wire.readManagedPage, { id: own })).body.modules[0]?.items[0];
  expect(copied).toMatchObject({ text: { cn: '公司' } });
  expect(copied?.pictureId).not.toBe(picture.id);
  await lu.call(wire.deletePage, { id: above, revision: await site.revisionOf(above) });
  expect((await readFile(world, lu, copied?.picturePath ?? '')).status).toBe(200);
  await lu.call(wire.deletePage, { id: own, revision: await site.revisionOf(own) });
});

test('[D-186] refused: a second home page, wrong places, no title, nothing to publish, pages below, banned words, too many modules', async () => {
  const lu = await site.as('luchengze');
  const home = await site.create({ organizationId: software, kind: 'home' });
  const top = await site.published(branch('上'));
  const below = await site.published({ ...branch('下'), parentId: top });
  const bare = await site.create({ ...branch(''), title: {} });
  await site.save(bare, { title: {} });
  const before = await site.snapshot();
  const create = async (input: Parameters<typeof site.create>[0]) =>
    (await lu.call(wire.createPage, input)).body.errorCode;
  const revised = async (id: string) => ({ id, revision: await site.revisionOf(id) });
  expect([
    await create({ organizationId: software, kind: 'home' }),
    await create({ organizationId: software, kind: 'article', article: 'about' }),
    await create({ organizationId: root, kind: 'branch', article: 'about' }),
    await create({ organizationId: root, kind: 'article' }),
    await create({ ...branch('深'), parentId: below }),
    await create({ ...branch('别处'), organizationId: software, parentId: top }),
    await create(branch('代开发票')),
    (await lu.call(wire.publishPage, await revised(bare))).body.errorCode,
    (await lu.call(wire.publishPage, await revised(top))).body.errorCode,
    (await lu.call(wire.discardDraft, await revised(home))).body.errorCode,
    (await lu.call(wire.withdrawPage, await revised(home))).body.errorCode,
    (await lu.call(wire.deletePage, await revised(top))).body.errorCode,
    (await lu.call(wire.deletePage, { id: top, revision: 99 })).body.errorCode,
    (await site.save(top, { modules: [moduleOf('text', { html: { en: '<p>online casino</p>' } })] })).body.errorCode,
  ]).toEqual(
    (
      [
        'site.exists-already',
        'site.wrong-place',
        'site.wrong-place',
        'site.wrong-place',
        'site.wrong-place',
        'site.wrong-place',
        'sensitive.found',
        'site.untitled',
        'site.no-draft',
        'site.no-draft',
        'site.no-draft',
        'site.has-pages-below',
        'request.stale',
        'sensitive.found',
      ] as const
    ).map(numberOf),
  );
  const many = Array.from({ length: pageLimits.modulesMax + 1 }, (_, index) => moduleOf('text', { id: `t${index}` }));
  const javascript = moduleOf('links', { items: [{ text: {}, target: 'javascript:alert(1)', pictureId: null }] });
  for (const modules of [many, [javascript], [{ ...moduleOf('text'), kind: 'miner' as 'text' }]])
    expect((await site.save(top, { modules })).status).toBe(422);
  expect(await site.snapshot()).toBe(before);
});

test('[D-186] refused: visitors 401, members 403, another company 404; nothing is changed', async () => {
  const id = await site.published(branch('边界'));
  const lin = await site.as('linzhiyuan');
  const outsider = await teamsOf(world).welcomeOutsider();
  const before = await site.snapshot();
  const revision = await site.revisionOf(id);
  const content = { title: { cn: '夺' }, description: {}, modules: [] };
  for (const [caller, status] of [
    [world.visitor, 401],
    [lin, 403],
    [outsider, 404],
  ] as const)
    expect([
      (await caller.call(wire.savePage, { id, revision, ...content })).status,
      (await caller.call(wire.publishPage, { id, revision })).status,
      (await caller.call(wire.discardDraft, { id, revision })).status,
      (await caller.call(wire.withdrawPage, { id, revision })).status,
      (await caller.call(wire.deletePage, { id, revision })).status,
      (await caller.call(wire.readManagedPage, { id })).status,
      (await caller.call(wire.listManagedPages, { organizationId: root })).status,
      (await caller.call(wire.createPage, branch('夺'))).status,
      (await caller.call(wire.orderPages, { organizationId: root, ids: [id] })).status,
    ]).toEqual(Array.from({ length: 9 }, () => status));
  expect((await outsider.call(wire.readPage, { id })).status).toBe(404);
  expect(await site.snapshot()).toBe(before);
});

test('[D-186] an organisation has a bounded number of pages', async () => {
  await world.rows(
    `insert into site_page (id, tenant_id, organization_id, kind, draft, created_at, updated_at)
     select 'many-' || n, $1, $2, 'branch', '{}', now(), now() from generate_series(1, $3::int) n`,
    [root, software, pageLimits.pagesMax],
  );
  const refused = await (
    await site.as('luchengze')
  ).call(wire.createPage, { ...branch('多'), organizationId: software });
  expect(refused.body.errorCode).toBe(numberOf('site.too-many-pages'));
});

test('[D-186] of two who make the first home page at once one does', async () => {
  const plant = (await site.placeOf('ranyunfei')).organizationId;
  const lu = await site.as('luchengze');
  const make = () => lu.call(wire.createPage, { organizationId: plant, kind: 'home' });
  const codes = (await Promise.all([make(), make()])).map(({ body }) => body.errorCode);
  expect(codes.filter((code) => code === numberOf('site.exists-already'))).toHaveLength(1);
});
