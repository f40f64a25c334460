import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Not ended and not past its time. */
const valid = (read: Reads, now: Date) =>
  read
    .selectFrom('scimToken')
    .where('revokedAt', 'is', null)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]));

export async function findToken(read: Reads, tokenHash: Buffer, now: Date) {
  return valid(read, now)
    .select(['id', 'tenantId', 'lastUsedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function touchToken(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('scimToken').set({ lastUsedAt: at }).where('id', '=', id).execute();
}

export async function countTokens(read: Reads, tenantId: string, now: Date): Promise<number> {
  const { total } = await valid(read, now)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function listTokens(read: Reads, tenantId: string, paging: Paging) {
  const of = read.selectFrom('scimToken').where('tenantId', '=', tenantId);
  const rows = await of
    .select(['id', 'name', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await of.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

type NewToken = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

export async function insertToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.insertInto('scimToken').values(token).execute();
}

/** The name of the token that ended now; undefined when there was none to end. */
export async function endToken(tx: Tx, tenantId: string, { id, at }: { id: string; at: Date }) {
  const ended = await tx
    .updateTable('scimToken')
    .set({ revokedAt: at })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return ended?.name;
}
