import * as wire from '@shuyuan/contract/site/page.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { indexWorld, plain, searchOf } from '../../world/tests/search/test-search.ts';
import { moduleOf, siteOf } from '../../world/tests/community/test-site.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
let site: ReturnType<typeof siteOf>;
beforeAll(async () => {
  world = await openWorld();
  [of, site] = [searchOf(world), siteOf(world)];
  await site.clear();
});
afterAll(() => world.close());

const branch = { kind: 'branch', article: null, parentId: null } as const;
const found = async (account: string, words: string) => {
  await indexWorld(world);
  return of.idsFor(account, words);
};

test('[D-187] [D-195] a published article is found by everybody of the company, in each language it is written in', async () => {
  const { tenantId } = await site.placeOf('luchengze');
  const texts = { cn: '<p>翡翠产线向院校开放</p>', fr: '<p>La ligne émeraude est ouverte aux écoles</p>' };
  const id = await site.published(
    {
      kind: 'article',
      article: 'tvet',
      organizationId: tenantId,
      parentId: null,
      title: { cn: '职业院校', fr: 'Lycées' },
    },
    { modules: [moduleOf('text', { html: texts })] },
  );
  for (const account of ['linzhiyuan', 'ranyunfei']) expect(await found(account, '翡翠产线')).toEqual([id]);
  const { items } = await of.find('linzhiyuan', 'emeraude écoles');
  expect(items).toMatchObject([{ kind: 'sitePage', sourceId: id, sectionKey: 'tvet' }]);
  expect(plain(items[0]?.title ?? [])).toBe('Lycées');
});

test('[D-186] [D-195] a branch page is found where it is shown, and no draft of it anywhere', async () => {
  const { organizationId } = await site.placeOf('linzhiyuan');
  const id = await site.create({ ...branch, organizationId, title: { cn: '琥珀实验室' } });
  expect(await found('linzhiyuan', '琥珀实验室')).toEqual([]);
  await site.publish(id);
  expect(await found('linzhiyuan', '琥珀实验室')).toEqual([id]);
  expect(await found('ranyunfei', '琥珀实验室')).toEqual([]);
  await site.save(id, { title: { cn: '琥珀实验室' }, description: { cn: '玛瑙计划还没有公布' } });
  expect(await found('linzhiyuan', '玛瑙计划')).toEqual([]);
  expect(await found('luchengze', '玛瑙计划')).toEqual([]);
  await site.publish(id);
  expect(await found('linzhiyuan', '玛瑙计划')).toEqual([id]);
  const revision = await site.revisionOf(id);
  expect((await (await site.as('luchengze')).call(wire.withdrawPage, { id, revision })).status).toBe(200);
  // Also before the index has come by.
  expect(await of.idsFor('linzhiyuan', '玛瑙计划')).toEqual([]);
  expect(await found('linzhiyuan', '琥珀实验室')).toEqual([]);
});

test('[D-186] [D-195] a home page is read by coming home, and found by no search', async () => {
  const { tenantId } = await site.placeOf('luchengze');
  await site.published({ ...branch, kind: 'home', organizationId: tenantId, title: { cn: '碧玺主页' } });
  expect(await found('linzhiyuan', '碧玺主页')).toEqual([]);
});
