import { createHash } from 'node:crypto';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { sql } from 'kysely';
import pg from 'pg';
import type { Context } from '../context.ts';
import type { Tx } from '../db.ts';

/** How long a repeat waits for the first request of its key. */
const waitMs = 5_000;
/** D-026 */
export const keptForHours = 24;

type Call = {
  readonly ctx: Context;
  readonly key: string;
  readonly endpoint: string;
  readonly input: unknown;
  readonly work: (ctx: Context) => Promise<string>;
};

/**
 * D-026: runs the whole use case in one transaction together with the record of its answer. Either both are there or
 * neither is, whenever the process dies; a repeat waits at the primary key for the first and reads its answer.
 */
export async function onceOnly({ ctx, key, endpoint, input, work }: Call): Promise<string> {
  demand(/^[\x21-\x7e]{8,100}$/.test(key), 'request.invalid', {
    problems: [{ field: 'Idempotency-Key', rule: 'format' }],
  });
  const inputHash = createHash('sha256').update(stableJson(input)).digest();
  return ctx.inTransaction(async (tx) => {
    const row = { tenantId: ctx.actor.tenantId, actorId: ctx.actor.id, key, endpoint, inputHash };
    if (!(await claim(tx, row))) return keptAnswer(tx, row);
    const answer = await work({ ...ctx, read: tx, inTransaction: (inner) => inner(tx) });
    await tx
      .updateTable('keptAnswer')
      .set({ answer })
      .where('actorId', '=', ctx.actor.id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

type Claim = { tenantId: string; actorId: string; key: string; endpoint: string; inputHash: Buffer };

async function claim(tx: Tx, { tenantId, actorId, key, endpoint, inputHash }: Claim): Promise<boolean> {
  try {
    const { rows } = await sql<{ isFirst: boolean }>`
      select is_first from claim_key(${tenantId}, ${actorId}, ${key}, ${endpoint}, ${inputHash}, ${String(waitMs)})`.execute(
      tx,
    );
    return rows[0]?.isFirst ?? false;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03') throw new AppError('request.still-running');
    throw error;
  }
}

async function keptAnswer(tx: Tx, { actorId, key, endpoint, inputHash }: Claim): Promise<string> {
  const kept = await tx
    .selectFrom('keptAnswer')
    .select(['answer', 'endpoint', 'inputHash'])
    .where('actorId', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  demand(kept.endpoint === endpoint && inputHash.equals(kept.inputHash), 'request.key-reused');
  return kept.answer;
}

/** Equal inputs give equal text whatever the order of their fields; amounts are bigints. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return `${inner}n`;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
