import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Statements built from lists of any length are too many to remember in every connection. */
const maxNames = 1_000;

/** The role requests run as when the given one could see past row security (see `app-role.ts`). */
type Options = { readonly pool: pg.Pool; readonly role: string | null };

/**
 * Pools over one real pool, each bound to a scope: a tenant, or `*` for the system. A connection carries its scope in
 * `app.tenant`, which the policies of all tables read (D-008); it is set only when a connection changes hands between
 * tenants. Statements with parameters get a name, so that a connection plans them once.
 */
export function scopedPools({ pool, role }: Options): (scope: string) => PostgresPool {
  const names = new Map<string, string>();
  const scopes = new WeakMap<pg.PoolClient, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  }

  async function enter(client: pg.PoolClient, scope: string): Promise<void> {
    const before = scopes.get(client);
    if (before === scope) return;
    const become = before === undefined && role ? `set role ${pg.escapeIdentifier(role)}; ` : '';
    await client.query(`${become}set app.tenant = ${pg.escapeLiteral(scope)}`);
    scopes.set(client, scope);
  }

  const query = (client: pg.PoolClient) => (text: string, values?: unknown[]) => {
    const name = values && values.length > 0 ? nameOf(text) : undefined;
    return name && values ? client.query({ name, text, values }) : client.query(text, values);
  };

  return (scope) => {
    const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
    const wrap = (client: pg.PoolClient): PostgresPoolClient => {
      // Kysely's type also lists cursors, which we do not use.
      const made = { query: query(client), release: () => client.release() } as unknown as PostgresPoolClient;
      wrapped.set(client, made);
      return made;
    };
    const connect = async () => {
      const client = await pool.connect();
      try {
        await enter(client, scope);
      } catch (error) {
        client.release(true);
        throw error;
      }
      // Kysely recognises a connection by its object, so each client keeps one wrapper.
      return wrapped.get(client) ?? wrap(client);
    };
    // The real pool is ended by its owner, once.
    return { connect, end: async () => undefined } as PostgresPool;
  };
}
