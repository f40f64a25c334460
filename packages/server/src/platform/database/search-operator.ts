import pg from 'pg';

/**
 * Row security lets an index answer only what cannot tell about rows of others, and PostgreSQL does not count `@@`
 * among that, although it never fails on what it is given. Said once by a superuser, searches use their index: without,
 * they are right but read every row of their tenant. At every start, because a restored dump has forgotten it.
 */
export async function openSearchIndex(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'shuyuan-migrate' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_proc where oid = 'ts_match_vq(tsvector, tsquery)'::regprocedure and not proleakproof
         and (select rolsuper from pg_roles where rolname = current_user)`,
    );
    if (rowCount) await client.query('alter function ts_match_vq(tsvector, tsquery) leakproof');
  } catch (error) {
    // Another process said it in the same moment.
    if (!(error instanceof pg.DatabaseError && /concurrently/.test(error.message))) throw error;
  } finally {
    await client.end();
  }
}
