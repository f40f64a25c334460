import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

/** Fastify, one statement, JSON.stringify: nothing checks anything. The statement is the one the directory runs. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['DATABASE_POOL']) });
const { rows } = await pool.query<{ tenant_id: string }>("select tenant_id from member where account = 'linzhiyuan'");
const tenantId = rows[0]?.tenant_id;
const statement = `select "member"."id", "member"."full_name", "member"."head_portrait", "organization"."id" as "organization_id",
  "organization"."name" as "organization_name", count(*) over () as "total"
  from "member" inner join "organization" on "organization"."id" = "member"."organization_id"
  where "member"."tenant_id" = $1 and "member"."state" = $2
  order by "member"."full_name", "member"."id" limit $3 offset $4`;

const http = Fastify();
http.get('/list', async () => {
  const result = await pool.query<{ total: string }>(statement, [tenantId, 'active', 20, 0]);
  return { items: result.rows, recordCount: Number(result.rows[0]?.total ?? 0) };
});
await http.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (http.server.address() as AddressInfo).port });
