import { type AwardState, expiringDays } from '@shuyuan/contract/certificates/award-states';
import type { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
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
  readonly run: number;
  readonly coins: number;
  readonly integral: number;
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
    .select([
      'timeZone',
      'issuedAt',
      'expiresAt',
      'readAt',
      'revokedAt',
      'revokedBy',
      'revokeReason',
      'run',
      'replacedBy',
    ]);
export type AwardRow = Awaited<ReturnType<ReturnType<typeof awards>['execute']>>[number];

export const findAward = (read: Reads, tenantId: string, id: string): Promise<AwardRow | undefined> =>
  awards(read).where('tenantId', '=', tenantId).where('id', '=', id).executeTakeFirst();

/** For anybody, whatever their company. */
export const findAwardByNumber = (read: Reads, number: string) =>
  awards(read)
    // Written by `insertAward` alone.
    .select(['tenantId', sql<AwardRequirement[]>`requirements`.as('requirements')])
    .where('number', '=', number)
    .executeTakeFirst();

/** With what a badge says of it. */
export const findBadgeAward = (read: Reads, tenantId: string, id: string) =>
  awards(read)
    .select(['statusIndex', sql<AwardRequirement[]>`requirements`.as('requirements')])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

const countOf = sql<bigint>`count(*) over ()`;

/** `awardStateOf` of the contract for a query, so that a page of one state is full. */
const stateAt = (asOf: Date) => sql<AwardState>`case when revoked_at is not null then 'revoked'
  when expires_at is null then 'valid' when expires_at <= ${asOf} then 'expired'
  when expires_at <= ${new Date(asOf.getTime() + expiringDays * dayMs)} then 'expiring' else 'valid' end`;

type OwnQuery = { readonly memberId: string; readonly state?: AwardState | undefined; readonly asOf: Date };

export async function countOwnAwards(read: Reads, { memberId, asOf }: OwnQuery): Promise<Record<AwardState, number>> {
  const rows = await read
    .selectFrom('certificateAward')
    .select([stateAt(asOf).as('state'), sql<number>`count(*)::integer`.as('count')])
    .where('memberId', '=', memberId)
    .groupBy(sql`1`)
    .execute();
  const counts = { valid: 0, expiring: 0, expired: 0, revoked: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export async function listOwnAwards(read: Reads, { memberId, state, asOf }: OwnQuery, paging: Paging) {
  const rows = await awards(read)
    .select(countOf.as('total'))
    .where('memberId', '=', memberId)
    .$if(state !== undefined, (query) => query.where(sql<boolean>`${stateAt(asOf)} = ${state}`))
    .orderBy('issuedAt', 'desc')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

export type HoldersQuery = {
  readonly certificateId: string;
  readonly search: string | undefined;
  readonly state: AwardState | undefined;
  readonly asOf: Date;
};

/** The last one first. */
export async function listHolders(read: Reads, { certificateId, search, state, asOf }: HoldersQuery, paging: Paging) {
  const conditions = search ? hasWords(search, sql`search_text`) : [];
  if (state !== undefined) conditions.push(sql<boolean>`${stateAt(asOf)} = ${state}`);
  const rows = await conditions
    .reduce((query, condition) => query.where(condition), awards(read))
    .select(countOf.as('total'))
    .select(
      sql<boolean>`exists (select from certificate_renewal renewal
        where renewal.award_id = certificate_award.id and renewal.closed_at is null)`.as('isRenewing'),
    )
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

/** The award of the next run follows it; it keeps everything else. */
export async function updateReplaced(tx: Tx, id: string, replacedBy: string): Promise<void> {
  await tx.updateTable('certificateAward').set({ replacedBy }).where('id', '=', id).execute();
}

/** Nobody does it where a mark fell: the reason is the content it fell in. */
type Revocation = { readonly id: string; readonly reason: string; readonly by: string | null; readonly at: Date };

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
