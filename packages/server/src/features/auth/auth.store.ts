import type { Identity } from '@shuyuan/contract/kernel/capabilities';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type Credentials = {
  readonly id: string;
  readonly tenantId: string;
  readonly passwordHash: string | null;
  readonly state: string;
  /** Set with a one-time password alone. */
  readonly oneTimeUntil: Date | null;
};

export type Session = {
  readonly memberId: string;
  readonly tenantId: string;
  readonly organizationId: string;
  readonly state: string;
  readonly roles: readonly Identity[];
  readonly mustChangePassword: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly revokedAt: Date | null;
};

export async function findCredentials(read: Reads, account: string): Promise<Credentials | undefined> {
  return read
    .selectFrom('member')
    .select(['id', 'tenantId', 'passwordHash', 'state', 'oneTimeUntil'])
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
}

/** The tenant of an installation that has one. */
export async function findOnlyTenant(read: Reads): Promise<string | undefined> {
  const roots = await read.selectFrom('organization').select('id').where('parentId', 'is', null).limit(2).execute();
  return roots.length === 1 ? roots[0]?.id : undefined;
}

export async function findPassword(
  read: Reads,
  tenantId: string,
  memberId: string,
): Promise<{ account: string; passwordHash: string | null } | undefined> {
  return read
    .selectFrom('member')
    .select(['account', 'passwordHash'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** False when the password is no longer the one it was. */
export async function savePassword(
  tx: Tx,
  memberId: string,
  { passwordHash, before }: { passwordHash: string; before: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ passwordHash, mustChangePassword: false, oneTimeUntil: null, updatedAt: new Date() })
    .where('id', '=', memberId)
    .where('passwordHash', 'is not distinct from', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type NewSession = {
  tokenHash: Buffer;
  tenantId: string;
  memberId: string;
  createdAt: Date;
  userAgent: string;
  address: string;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({ ...session, lastUsedAt: session.createdAt })
    .execute();
}

/** Null: there is none. */
export async function findSessions(read: Reads, tokenHashes: readonly Buffer[]): Promise<(Session | null)[]> {
  const rows = await read
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select([
      'member.id as memberId',
      'member.tenantId',
      'member.organizationId',
      'member.state',
      'member.mustChangePassword',
      'session.createdAt',
      'session.lastUsedAt',
      'session.revokedAt',
      sql<Identity[]>`array(
        select role from member_role where member_id = member.id
        union all select fact from member_fact where member_id = member.id)`.as('roles'),
    ])
    .select('session.tokenHash')
    .where(sql<boolean>`session.token_hash = any(${[...tokenHashes]}::bytea[])`)
    .execute();
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]));
  return tokenHashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
}

export const findSession = async (read: Reads, tokenHash: Buffer): Promise<Session | null> =>
  (await findSessions(read, [tokenHash]))[0] ?? null;

export async function touchSession(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('session').set({ lastUsedAt: at }).where('tokenHash', '=', tokenHash).execute();
}

export async function endSession(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revokedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .execute();
}

export async function deleteSessionsUnusedSince(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('session').where('lastUsedAt', '<', time).execute();
}
