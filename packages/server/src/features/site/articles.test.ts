import { readAboutJoin, readPartner, readTouristPartner } from '@shuyuan/contract/site/article.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { readFile } from '../../world/tests/files/test-files.ts';
import { moduleOf, siteOf } from '../../world/tests/community/test-site.ts';
import { teamsOf } from '../../world/tests/community/test-teams.ts';

let world: TestWorld;
let site: ReturnType<typeof siteOf>;
let root: string;
beforeAll(async () => {
  world = await openWorld();
  site = siteOf(world);
  await site.clear();
  root = (await site.placeOf('linzhiyuan')).tenantId;
});
afterAll(() => world.close());

const article = (name: 'tvet' | 'join' | 'enterprise') =>
  ({ organizationId: root, kind: 'article', article: name }) as const;

test('[SITE-06] [D-187] an article is read by visitors and members in their language, else in English, else in Chinese', async () => {
  const before = (await world.visitor.call(readTouristPartner, { name: 'tvet', lang: 1 })).body;
  expect(before).toEqual({ isWritten: false, title: '', description: '', languages: [], modules: [] });
  const modules = [moduleOf('text', { html: { cn: '<p>共建实训基地</p>', fr: '<p>Ateliers communs</p>' } })];
  const title = { cn: '职业院校', en: 'Colleges', fr: 'Lycées' };
  await site.published(article('tvet'), { title, description: { cn: '校企合作' }, modules });
  const read = async (lang: 0 | 2 | 5) => (await world.visitor.call(readTouristPartner, { name: 'tvet', lang })).body;
  expect(await read(2)).toMatchObject({
    isWritten: true,
    title: 'Lycées',
    description: '校企合作',
    languages: ['zh', 'en', 'fr'],
  });
  expect([(await read(5)).title, (await read(0)).title]).toEqual(['Colleges', '职业院校']);
  expect((await read(0)).modules[0]?.html).toEqual({ cn: '<p>共建实训基地</p>', fr: '<p>Ateliers communs</p>' });
  const lin = await site.as('linzhiyuan');
  expect((await lin.call(readPartner, { name: 'tvet', lang: 0 })).body.title).toBe('职业院校');
  const outsider = await teamsOf(world).welcomeOutsider();
  expect((await outsider.call(readPartner, { name: 'tvet', lang: 0 })).body.isWritten).toBe(false);
  expect((await world.visitor.call(readPartner, { name: 'tvet', lang: 0 })).status).toBe(401);
});

test('[SITE-07] [D-187] what “join us” says is read by anybody, a draft by nobody', async () => {
  const id = await site.create(article('join'));
  await site.save(id, { title: { cn: '加入我们' } });
  expect((await world.visitor.call(readAboutJoin, { lang: 0 })).body.isWritten).toBe(false);
  await site.publish(id);
  expect((await world.visitor.call(readAboutJoin, { lang: 3 })).body).toMatchObject({
    isWritten: true,
    title: '加入我们',
  });
});

test('[D-187] pictures of an article are read by visitors; modules that ask for a member are not kept in it', async () => {
  const picture = await site.picture();
  const item = { text: { cn: '厂区' }, target: '', pictureId: picture.id };
  const modules = [moduleOf('banner', { items: [item] }), moduleOf('people')];
  await site.published(article('enterprise'), { title: { cn: '企业' }, modules });
  const { body } = await world.visitor.call(readTouristPartner, { name: 'enterprise', lang: 0 });
  expect(body.modules.map(({ kind }) => kind)).toEqual(['banner']);
  expect((await readFile(world, world.visitor, body.modules[0]?.items[0]?.picturePath ?? '')).status).toBe(200);
});

test('[SITE-06] refused: a language or an article that is none', async () => {
  const wrong = [
    { name: 'tvet', lang: 6 },
    { name: 'secret', lang: 0 },
  ] as unknown as { name: 'tvet'; lang: 0 }[];
  for (const input of wrong) expect((await world.visitor.call(readTouristPartner, input)).status).toBe(422);
});
