import type { AccountState } from '@shuyuan/contract/teams/account-life';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { nameKey } from '@shuyuan/contract/kernel/name-key';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { ngrams } from '../../platform/searchable.ts';

export type AccountRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly organizationId: string;
  readonly enjoyType: EnjoyType;
  readonly name: string;
  readonly description: string;
  readonly portrait: string;
  readonly portraitFileId: string | null;
  readonly state: AccountState;
  readonly attentionNum: number;
  readonly contentNum: number;
  readonly praiseNum: number;
  readonly readNum: number;
  readonly rewardCoin: bigint;
  readonly createdAt: Date;
};

const columns = [
  'id',
  'tenantId',
  'organizationId',
  'enjoyType',
  'name',
  'description',
  'portrait',
  'portraitFileId',
  'state',
  'attentionNum',
  'contentNum',
  'praiseNum',
  'readNum',
  'rewardCoin',
  'createdAt',
] as const;

const one = (read: Reads, tenantId: string, id: string) =>
  read.selectFrom('shareAccount').select(columns).where('tenantId', '=', tenantId).where('id', '=', id);

export const findAccount = async (read: Reads, tenantId: string, id: string): Promise<AccountRow | undefined> =>
  one(read, tenantId, id).executeTakeFirst();

/** Held until the transaction ends: of two who change its people the second sees what the first has made of them. */
export const lockAccount = async (tx: Tx, tenantId: string, id: string): Promise<AccountRow | undefined> =>
  one(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

export type Profile = {
  readonly name: string;
  readonly description: string;
  readonly portrait: string;
  readonly portraitFileId: string | null;
};

/** D-090: two spellings of one name are one name. */
export const nameKeyOf = nameKey;

const profileColumns = ({ name, description, portrait, portraitFileId }: Profile) => ({
  name,
  nameKey: nameKeyOf(name),
  search: sql<string>`array_to_tsvector(${ngrams(name)}::text[])`,
  description,
  portrait,
  portraitFileId,
});

type NewAccount = Profile & Pick<AccountRow, 'id' | 'tenantId' | 'organizationId' | 'enjoyType' | 'createdAt'>;

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  const { id, tenantId, organizationId, enjoyType, createdAt } = account;
  await tx
    .insertInto('shareAccount')
    .values({
      id,
      tenantId,
      organizationId,
      enjoyType,
      createdAt,
      updatedAt: createdAt,
      ...profileColumns(account),
    })
    .execute();
}

export async function updateProfile(
  tx: Tx,
  id: string,
  { profile, at }: { profile: Profile; at: Date },
): Promise<void> {
  await tx
    .updateTable('shareAccount')
    .set({ ...profileColumns(profile), updatedAt: at })
    .where('id', '=', id)
    .execute();
}

type Move = {
  readonly id: string;
  readonly from: readonly AccountState[];
  readonly to: AccountState;
  readonly at: Date;
};

/** False when it was in none of the states it may leave. */
export async function moveAccount(tx: Tx, { id, from, to, at }: Move): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shareAccount')
    .set({ state: to, updatedAt: at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How many follow it after the change; none where it is gone. */
export async function countAttention(tx: Tx, id: string, delta: 1 | 0 | -1): Promise<number> {
  const row =
    delta === 0
      ? await tx.selectFrom('shareAccount').select('attentionNum').where('id', '=', id).executeTakeFirst()
      : await tx
          .updateTable('shareAccount')
          .set({ attentionNum: sql`attention_num + ${delta}` })
          .where('id', '=', id)
          .returning('attentionNum')
          .executeTakeFirst();
  return row?.attentionNum ?? 0;
}
