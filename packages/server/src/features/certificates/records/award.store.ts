import type { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

/** A content that was asked for and how it was done, as of the issue. */
export type AwardRequirement = {
  readonly businessType: number;
  readonly businessId: string;
  readonly title: string;
  readonly minimumPercent: number | null;
  readonly mark: number | null;
  readonly finishTime: number | null;
};

type NewAward = {
  readonly id: string;
  readonly tenantId: string;
  readonly certificateId: string;
  readonly memberId: string;
  readonly number: string;
  readonly kind: CertificateKind;
  readonly title: string;
  readonly holderName: string;
  readonly companyName: string;
  readonly requirements: readonly AwardRequirement[];
  readonly timeZone: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
};

/** Whether it is new: a number that is taken writes nothing. */
export async function insertAward(tx: Tx, { requirements, ...award }: NewAward): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('certificateAward')
    .values({ ...award, requirements: jsonOf(requirements) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

const awards = (read: Reads) =>
  read
    .selectFrom('certificateAward')
    .select(['id', 'certificateId', 'memberId', 'number', 'kind', 'title', 'holderName', 'companyName'])
    .select(['timeZone', 'issuedAt', 'expiresAt', 'readAt', 'revokedAt', 'revokeReason']);
export type AwardRow = Awaited<ReturnType<ReturnType<typeof awards>['execute']>>[number];

export const findAward = (read: Reads, tenantId: string, id: string): Promise<AwardRow | undefined> =>
  awards(read).where('tenantId', '=', tenantId).where('id', '=', id).executeTakeFirst();

/** For anybody, whatever their company. */
export const findAwardByNumber = (read: Reads, number: string) =>
  awards(read)
    // Written by `insertAward` alone.
    .select(sql<AwardRequirement[]>`requirements`.as('requirements'))
    .where('number', '=', number)
    .executeTakeFirst();

const countOf = sql<bigint>`count(*) over ()`;

export async function listOwnAwards(read: Reads, memberId: string, paging: Paging) {
  const rows = await awards(read)
    .select(countOf.as('total'))
    .where('memberId', '=', memberId)
    .orderBy('issuedAt', 'desc')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

type HoldersQuery = { readonly certificateId: string; readonly search: string | undefined };

export async function listHolders(read: Reads, { certificateId, search }: HoldersQuery, paging: Paging) {
  const conditions = search ? hasWords(search, sql`search_text`) : [];
  const rows = await conditions
    .reduce((query, condition) => query.where(condition), awards(read))
    .select(countOf.as('total'))
    .where('certificateId', '=', certificateId)
    .orderBy('issuedAt', 'desc')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

export async function countUnread(read: Reads, memberId: string): Promise<number> {
  const { total } = await read
    .selectFrom('certificateAward')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Reading = { readonly memberId: string; readonly ids: readonly string[] | undefined; readonly at: Date };

/** How many of the person's own were unread until now. */
export async function updateRead(tx: Tx, { memberId, ids, at }: Reading): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('certificateAward')
    .set({ readAt: at })
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any (${[...(ids ?? [])]}::text[])`))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type Revocation = { readonly id: string; readonly reason: string; readonly by: string; readonly at: Date };

/** Whether it was valid until now: of two who revoke at once, one does. */
export async function revokeAward(tx: Tx, { id, reason, by, at }: Revocation): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('certificateAward')
    .set({ revokedAt: at, revokedBy: by, revokeReason: reason })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
