import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { apiBase, authorization, idempotencyHeader } from '../../packages/contract/src/kernel/headers.ts';
import { AccountType } from '../../packages/contract/src/ledger/currencies.ts';
import { startSide } from './start-side.ts';
import { startWorld, tokenFor } from './start-world.ts';

const accounts = 'tangyuwei baisuyin mengxinlan xiaoyichen wenjiahe ranyunfei yuanjinghe amina'.split(' ');
const plenty = 1_000_000_000_000;

/** Copies of one post that is for sale, each with its price: a purchase is made once for each buyer. */
async function sellCopies(owner: pg.Client, count: number): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'question' and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => name);
  await owner.query(
    `insert into question (${columns.join(', ')}) select ${columns.map((column) => `copy.${column}`).join(', ')}
     from (select question.* from question join share_account on share_account.id = question.account_id
         where question.state = 'active' and share_account.state = 'active'
           and not exists (select from member join share_account_member place on place.member_id = member.id
             where place.account_id = question.account_id and member.account = any($1))
         order by question.id limit 1) as sold,
       generate_series(1, $2::int) as n,
       jsonb_populate_record(null::question, to_jsonb(sold) || jsonb_build_object('id', 'sold-' || n)) as copy`,
    [accounts, count],
  );
  await owner.query(
    `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
     select tenant_id, 'question', id, 1, 100, 100, now() from question where id like 'sold-%'`,
  );
}

/** Eight members of a world of its own before a server: each call as a client makes it, with its key. */
export async function openHttpTrades() {
  const world = await startWorld();
  const { url } = world;
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await sellCopies(owner, 5_000);
  // Rich before they were given anything: the book itself is checked elsewhere.
  await owner.query(
    `insert into ledger_account (id, tenant_id, account_type, holder_id, currency, amount_in, amount_out, created_at)
     select 'rich ' || id, tenant_id, $2, id, 1, $3, 0, now() from member where account = any($1)
     on conflict (tenant_id, account_type, holder_id, currency) do update set amount_in = excluded.amount_in`,
    [accounts, AccountType.person, plenty],
  );
  await owner.end();
  const side = await startSide('product.ts', {
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    DATABASE_POOL: '10',
    RATE_LIMIT_FACTOR: '0',
  });
  const tokens = await Promise.all(accounts.map((account) => tokenFor(side.url, account)));
  const post = async (client: number, path: string, body: object): Promise<void> => {
    const headers = {
      authorization: authorization(tokens[client] ?? ''),
      'content-type': 'application/json',
      [idempotencyHeader]: randomUUID(),
    };
    const answer = await fetch(side.url + apiBase + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  };
  let rewarded = 0;
  const bought = accounts.map(() => 0);
  return {
    reward: (client: number) => {
      rewarded = (rewarded % 1_000) + 1;
      return post(client, '/knowledge-operation/currency/reward', { targetId: `sold-${rewarded}`, tradeAmount: 500 });
    },
    purchase: (client: number) => {
      const next = (bought[client] = (bought[client] ?? 0) + 1);
      return post(client, '/knowledge-operation/currency/purchase', {
        businessType: 'question',
        businessId: `sold-${next}`,
        discountCoin: 100,
      });
    },
    databaseUrl: url,
    stop: async () => {
      await side.stop();
      await world.stop();
    },
  };
}
