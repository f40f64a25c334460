import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { countOwn, findShare, listOwn, sumShares } from './share.store.ts';

let world: TestWorld;
let own: { tenantId: string; memberId: string };
beforeAll(async () => {
  world = await openWorld();
  const [row] = await world.rows(`select id, tenant_id from member where account = 'linzhiyuan'`);
  own = { tenantId: String(row?.['tenant_id']), memberId: String(row?.['id']) };
  await world.rows(
    `insert into share (id, tenant_id, member_id, share_type, business_id, target, day, title, created_at)
     select member.id || n, member.tenant_id, member.id, 8, 'b' || n, 'link', current_date, '', now() - n * interval '1 minute'
     from member, generate_series(1, 400) n`,
  );
  await world.rows(
    `insert into share_visit (share_id, visitor_id, tenant_id, day)
     select id, $1, tenant_id, current_date - (row_number() over () % 30)::int from share where member_id <> $1
     on conflict do nothing`,
    [own.memberId],
  );
  await world.rows('analyze share');
  await world.rows('analyze share_visit');
});
afterAll(() => world.close());

/** The statement of a store, explained instead of run, as a request of the company would run it. */
async function planOf(ask: (read: Kysely<never>) => Promise<unknown>): Promise<string> {
  let plan: unknown;
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
    transformResult: ({ result }) => {
      plan = result.rows;
      return Promise.resolve(result);
    },
  };
  const read = world.installation.db.forTenant(own.tenantId).read as Kysely<never>;
  await ask(read.withPlugin(explaining));
  return JSON.stringify(plan);
}

test('[D-086] what one person or one thing has is read by its index under row security', async () => {
  const thing = { tenantId: own.tenantId, shareType: ShareType.question, businessId: 'b7' };
  const listed = await planOf((read) => listOwn(read, own, { limit: 20, offset: 0 }));
  expect(listed).toContain('share_own');
  expect(listed).not.toContain('"Sort');
  expect(await planOf((read) => countOwn(read, own))).not.toContain('Seq Scan');
  expect(await planOf((read) => sumShares(read, thing))).toContain('share_of_thing');
  const key = { ...thing, ...own, target: 'link', day: '2026-11-16' } as const;
  expect(await planOf((read) => findShare(read, key))).toContain('share_once');
});

test('[D-086] who has left, and a day that is over, are found by an index', async () => {
  const plan = async (sql: string) => JSON.stringify(await world.rows(`explain ${sql}`));
  expect(await plan(`delete from share_visit where day < current_date - 29`)).toContain('share_visit_day');
  expect(await plan(`select from share_visit where visitor_id = 'x'`)).toContain('share_visit_visitor');
});
