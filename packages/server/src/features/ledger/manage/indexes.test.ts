import { ngrams } from '../../../platform/searchable.ts';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import { countTrades, listTrades } from './tenant-trades.store.ts';

let world: TestWorld;
let tenantId: string;
const reasons = ['季度之星奖励', '读书会组织奖', '安全隐患上报', '带教新人补贴', '合理化建议采纳'];

beforeAll(async () => {
  world = await openWorld();
  tenantId = await ledgerOf(world).tenantId();
  const named = reasons.map((detail) => ({ detail, grams: ngrams(detail) }));
  await world.rows(
    `insert into ledger_trade (id, tenant_id, currency, created_by_account, created_by_name, detail, search_text, search, created_at)
     select 'many-' || n, $1, 1, '', '', detail || n, detail || n,
       array_to_tsvector(array(select jsonb_array_elements_text(grams)) || ('no' || n)), now()
     from generate_series(1, 20000) n
     join (select detail, grams, row_number() over () - 1 as place
       from jsonb_to_recordset($2::jsonb) as r (detail text, grams jsonb)) reason on reason.place = n % ${reasons.length}`,
    [tenantId, JSON.stringify(named)],
  );
  await world.rows(
    `insert into ledger_account (id, tenant_id, account_type, holder_id, currency, amount_in, created_at)
     select 'many-' || n, $1, 2, 'many-' || n, 1, 1000000, now() from generate_series(1, 5000) n`,
    [tenantId],
  );
  await world.rows(
    `insert into ledger_entry (tenant_id, trade_id, account_id, currency, trade_type, amount, balance_after, holder_name)
     select $1, 'many-' || n, 'many-' || ((n + side) % 5000 + 1), 1, 1 + side, 5 - 10 * side, 5, 'x'
     from generate_series(1, 20000) n, generate_series(0, 1) side order by n, side`,
    [tenantId],
  );
  await world.rows(
    `insert into ledger_trade (id, tenant_id, currency, created_by_account, created_by_name, detail, search_text, search, created_at)
     values ('rare', $1, 1, '', '', '罕见的理由', '罕见的理由', array_to_tsvector($2::text[]), now())`,
    [tenantId, ngrams('罕见的理由')],
  );
  for (const table of ['ledger_account', 'ledger_trade', 'ledger_entry']) await world.rows(`vacuum analyze ${table}`);
});
afterAll(() => world.close());

/** Every statement of a store, explained instead of run, as a request of the company would run it. */
const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
  // Stores make something of the rows they expect; a plan is handed out as the failure it then is.
  transformResult: ({ result }) => Promise.reject(new Error(JSON.stringify(result.rows))),
};
const scoped = () => world.installation.db.forTenant(tenantId).read as Kysely<never>;
const planOf = (ask: (read: Kysely<never>) => Promise<unknown>): Promise<string> =>
  ask(scoped().withPlugin(explaining)).then(
    () => '',
    (error: unknown) => String(error),
  );

const asked = (search: string) => ({ tenantId, currency: Currency.coin, search });
const paging = { page: 1, pageSize: 10 };

test('[D-109] a trade among twenty thousand is found by what it was for without reading the book', async () => {
  for (const ask of [
    (read: Kysely<never>) => listTrades(read, asked('罕见的理由'), paging),
    (read: Kysely<never>) => countTrades(read, asked('罕见的理由')),
  ])
    // From the sixth time on the database may plan without knowing the values.
    for (let round = 0; round < 7; round++) {
      const plan = await planOf(ask);
      expect(plan).toContain('ledger_trade_search');
      expect(plan).not.toMatch(/Seq Scan on ledger_/);
    }
});

test('[D-109] the index finds what the words say: all of them, in any order, and nothing scattered', async () => {
  const found = async (search: string) => (await listTrades(scoped(), asked(search), paging)).map(({ id }) => id);
  expect(await found('理由 罕见')).toEqual(['rare']);
  expect(await found('罕见 奖励')).toEqual([]);
  expect(await countTrades(scoped(), asked('组织奖'))).toBe(4_000);
});
