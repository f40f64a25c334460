import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOf } from '../../../platform/search-terms.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { explaining, readsOf } from '../../../world/test-explain.ts';
import { listArticles, listTranscripts } from './knowledge-of-courses.store.ts';

let world: TestWorld;
let tenantId: string;
let memberId: string;
const many = 1_000;
/** Hardly any section says it. */
const rare = '骉羴猋麤';
/** Chinese that differs from row to row. */
const words = "(select string_agg(chr(19968 + abs(hashint4(n * 31 + at)) % 9000), '') from generate_series(1, 60) at)";
const text = `${words} || case when n % 350 = 0 then '${rare}' else '' end`;

beforeAll(async () => {
  world = await openWorld();
  const [member] = await world.rows(`select id, tenant_id from member where account = 'linzhiyuan'`);
  [memberId, tenantId] = [String(member?.['id']), String(member?.['tenant_id'])];
  await world.rows(
    `insert into course (id, tenant_id, author_id, title, search_text, search, can_skip, threshold_percent,
       max_speed_percent, audience, created_at, updated_at)
     select 'many-' || n, $1, $2, 'course', '', '', true, 95, 200, '{"isEveryone": true}', now(), now()
     from generate_series(1, ${many}) n`,
    [tenantId, memberId],
  );
  await world.rows(
    `insert into course_version (id, tenant_id, course_id, number, created_at)
     select 'many-' || n, $1, 'many-' || n, 1, now() from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into course_chapter (id, tenant_id, version_id, position, title)
     select 'many-' || n, $1, 'many-' || n, 1, 'chapter' from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into course_section (id, tenant_id, version_id, chapter_id, key, position, type, title, is_required, text)
     select 'many-' || n, $1, 'many-' || n, 'many-' || n, 'key', 1, ${SectionType.article}, 'section', true, ${text}
     from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into section_caption (tenant_id, course_id, section_key, language, cues, text, updated_at)
     select $1, 'many-' || n, 'key', 'cn', '[]', ${text}, now() from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `update course set state = 'published', version_id = id, published_at = now() where id like 'many-%'`,
  );
  for (const table of ['course', 'course_version', 'course_section', 'section_caption'])
    await world.rows(`vacuum analyze ${table}`);
}, 120_000);
afterAll(() => world.close());

test.for([
  ['course_section_search', listArticles],
  ['section_caption_search', listTranscripts],
] as const)('[D-149] %s finds what the assistant asks for, under row security', async ([index, list]) => {
  const terms = termsOf(rare);
  const query = terms.map(({ text: pair }) => `'${pair}'`).join(' | ');
  const plan = JSON.stringify(
    await list(readsOf(world, tenantId).withPlugin(explaining), { tenantId, memberId, terms, query }),
  );
  expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  expect(plan).not.toMatch(/Seq Scan on (?:course_section|section_caption)\b/);
});
