import pg from 'pg';

const appRole = 'shuyuan_app';

/**
 * Row security does not bind a superuser, which the embedded database's user is. Requests then run as a role without
 * such powers. An ordinary owner is bound by `force row level security` and stays who it is: the answer is null.
 */
export async function prepareAppRole(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'shuyuan-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
    );
    if (!rows[0]?.free) return null;
    await createRole(client);
    await client.query(`grant usage on schema public to ${appRole}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${appRole}`);
    await client.query(`grant usage on all sequences in schema public to ${appRole}`);
    return appRole;
  } finally {
    await client.end();
  }
}

/** Roles belong to the whole cluster: another process may have made it, or be making it now. */
async function createRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  if (rowCount) return;
  await client.query(`create role ${appRole} nologin`).catch((error: unknown) => {
    const code = error instanceof pg.DatabaseError ? error.code : '';
    if (code !== '42710' && code !== '23505') throw error;
  });
}
