import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { moduleOf, siteOf } from '../../../world/tests/community/test-site.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://learn.qinghe.example' } });
  const site = siteOf(world);
  await site.clear();
  const root = (await site.placeOf('linzhiyuan')).tenantId;
  await site.published(
    { organizationId: root, kind: 'article', article: 'tvet' },
    {
      title: { cn: '职业<院校>', fr: 'Lycées' },
      description: { cn: '校企“合作”', fr: 'Ateliers' },
      modules: [
        moduleOf('text', { html: { cn: '<p>共建<script>x</script></p>', fr: '<p>Ateliers communs</p>' } }),
        moduleOf('links', { items: [{ text: { cn: '"课程"' }, target: '/study-v', pictureId: null }] }),
      ],
    },
  );
  const draft = await site.create({ organizationId: root, kind: 'article', article: 'join' });
  await site.save(draft, { title: { cn: '还没发布' } });
});
afterAll(() => world.close());

const read = async (url: string) => {
  const answer = await world.http.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
};
const base = 'https://learn.qinghe.example/site';

test('[D-187] [ROUTE-31] a search engine reads an article with its title, description, languages and address, without a script', async () => {
  const { status, body, headers } = await read('/site/fr/tvet');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<html lang="fr" dir="ltr">');
  expect(body).toContain('<title>Lycées</title>');
  expect(body).toContain('<meta name="description" content="Ateliers">');
  expect(body).toContain(`<link rel="canonical" href="${base}/fr/tvet">`);
  for (const [tag, of] of [
    ['zh', 'zh'],
    ['fr', 'fr'],
    ['x-default', 'zh'],
  ])
    expect(body).toContain(`<link rel="alternate" hreflang="${tag}" href="${base}/${of}/tvet">`);
  expect(body).toContain('<p>Ateliers communs</p>');
  // On paper the ways on are left out, and the text is as wide as the sheet.
  expect(body).toContain('@media print{nav,.open{display:none}');
  expect(body).toContain('content="index, follow"');
  expect(body).not.toContain('<script');
});

test('[D-187] a language it was not written in shows the next best, and points to it', async () => {
  const { body } = await read('/site/ar/tvet');
  expect(body).toContain('<html lang="zh" dir="ltr">');
  expect(body).toContain('content="noindex"');
  expect(body).toContain(`<link rel="canonical" href="${base}/zh/tvet">`);
  expect(body).toContain('<title>职业&lt;院校&gt;</title>');
  expect(body).toContain('&quot;课程&quot;');
  expect(body).toContain('https://learn.qinghe.example/vue/#/study-v');
});

test('[D-187] what nobody published, and what is no article, is not there', async () => {
  for (const url of ['/site/zh/join', '/site/zh/nothing', '/site/xx/tvet', '/site/zh', '/site/'])
    expect((await read(url)).status, url).toBe(404);
});

test('[D-187] machines are told what they may read, and where all of it stands', async () => {
  const robots = await read('/robots.txt');
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining(['Allow: /site/', 'Disallow: /', `Sitemap: ${base}/sitemap.xml`]),
  );
  const { body } = await read('/site/sitemap.xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [`${base}/zh/tvet`, `${base}/fr/tvet`].toSorted((a, b) => body.indexOf(a) - body.indexOf(b)),
  );
});
