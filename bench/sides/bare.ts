import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Kysely } from 'kysely';
import pg from 'pg';
import { listColleagues } from '../../packages/server/src/features/people/people.store.ts';
import type { DB } from '../../packages/server/src/platform/database.gen.ts';
import { SnakeDialect, snakeNames } from '../../packages/server/src/platform/database/snake-names.ts';

/** Fastify, one statement, JSON.stringify: nothing checks anything. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['DATABASE_POOL']) });

/** Overheard from the directory itself: written down here it would sooner or later be another one. */
async function statementOfDirectory(): Promise<{ text: string; values: unknown[] }> {
  const received: { text: string; values: unknown[] }[] = [];
  const read = new Kysely<DB>({
    dialect: new SnakeDialect({ pool }),
    plugins: [snakeNames],
    log: ({ query }) => void received.push({ text: query.sql, values: [...query.parameters] }),
  });
  const { rows } = await pool.query<{ tenant_id: string }>("select tenant_id from member where account = 'linzhiyuan'");
  const tenantId = rows[0]?.tenant_id ?? '';
  await listColleagues(read, { tenantId, search: undefined, paging: { page: 1, pageSize: 20 } });
  const [statement, ...more] = received;
  if (!statement || more.length > 0) throw new Error('the directory no longer runs one statement: run the same here');
  return statement;
}

const { text, values } = await statementOfDirectory();
const http = Fastify();
http.get('/list', async () => {
  const result = await pool.query<{ total: string }>(text, values);
  return { items: result.rows, recordCount: Number(result.rows[0]?.total ?? 0) };
});
await http.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (http.server.address() as AddressInfo).port });
