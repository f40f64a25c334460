import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** After this many failures somebody is left to the night. */
const triesMax = 8;

export type CheckRow = { readonly certificateId: string; readonly memberId: string };

/** Those who waited longest first. */
export const listChecks = (read: Reads, limit: number): Promise<CheckRow[]> =>
  read
    .selectFrom('certificateCheck')
    .select(['certificateId', 'memberId'])
    .where('tries', '<', triesMax)
    .groupBy(['certificateId', 'memberId'])
    .orderBy(sql`min(id)`)
    .limit(limit)
    .execute();

/** Whoever decides about the same person and certificate waits here. */
export async function lockCheck(tx: Tx, { certificateId, memberId }: CheckRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificate ${certificateId} ${memberId}`}, 0))`.execute(
    tx,
  );
}

export async function deleteChecks(tx: Tx, { certificateId, memberId }: CheckRow): Promise<void> {
  await tx
    .deleteFrom('certificateCheck')
    .where('certificateId', '=', certificateId)
    .where('memberId', '=', memberId)
    .execute();
}

export async function updateTries(tx: Tx, { certificateId, memberId }: CheckRow): Promise<void> {
  await tx
    .updateTable('certificateCheck')
    .set({ tries: sql<number>`tries + 1` })
    .where('certificateId', '=', certificateId)
    .where('memberId', '=', memberId)
    .execute();
}

/** Published, for them, a member still, and never issued, or a next run is open: what was revoked does not come back by itself. */
const isDue = (asOf: Date) => sql<boolean>`certificate.state = 'published' and member.state = 'active'
  and is_in_audience(certificate.audience, member.id, member_places(member.id), member.created_at)
  and (not exists (select from certificate_award award
      where award.certificate_id = certificate.id and award.member_id = member.id)
    or exists (select from certificate_renewal renewal
      where renewal.certificate_id = certificate.id and renewal.member_id = member.id and renewal.closed_at is null))
  and (select is_complete from certificate_progress(certificate.id, member.id, ${asOf}))`;

const pairs = (read: Reads) =>
  read
    .selectFrom('certificate')
    .innerJoin('member', 'member.tenantId', 'certificate.tenantId')
    .innerJoin('organization as company', 'company.id', 'certificate.tenantId');

/** The certificate and the names of today, where somebody has earned it. */
export const findEarned = (tx: Tx, { certificateId, memberId }: CheckRow, asOf: Date) =>
  pairs(tx)
    .select(['certificate.tenantId', 'certificate.kind', 'certificate.title', 'certificate.validMonths'])
    .select(['certificate.timeZone', 'member.fullName as holderName', 'company.name as companyName'])
    .leftJoin('certificateRenewal as renewal', (join) =>
      join
        .onRef('renewal.certificateId', '=', 'certificate.id')
        .onRef('renewal.memberId', '=', 'member.id')
        .on('renewal.closedAt', 'is', null),
    )
    .leftJoin('certificateAward as previous', 'previous.id', 'renewal.awardId')
    .select(['certificate.coins', 'certificate.integral'])
    .select(['renewal.run', 'previous.id as previousId', 'previous.revokedAt', 'previous.expiresAt'])
    .where('certificate.id', '=', certificateId)
    .where('member.id', '=', memberId)
    .where(isDue(asOf))
    .executeTakeFirst();

type MembersQuery = { readonly certificateId: string; readonly afterId: string; readonly limit: number };

/** The last member of the next page; null: there is none. */
export async function findPageEnd(
  read: Reads,
  { certificateId, afterId, limit }: MembersQuery,
): Promise<string | null> {
  const { last } = await read
    .selectFrom((query) =>
      query
        .selectFrom('certificate')
        .innerJoin('member', 'member.tenantId', 'certificate.tenantId')
        .select('member.id')
        .where('certificate.id', '=', certificateId)
        .where('member.id', '>', afterId)
        .orderBy('member.id')
        .limit(limit)
        .as('page'),
    )
    .select(sql<string | null>`max(page.id)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

type PageQuery = {
  readonly certificateId: string;
  readonly afterId: string;
  readonly lastId: string;
  readonly asOf: Date;
};

/** Everybody of the page who has earned it is looked at by the next check. */
export async function insertChecks(tx: Tx, { certificateId, afterId, lastId, asOf }: PageQuery): Promise<void> {
  const earned = pairs(tx)
    .select(['certificate.tenantId', 'certificate.id as certificateId', 'member.id as memberId'])
    .where('certificate.id', '=', certificateId)
    .where('member.id', '>', afterId)
    .where('member.id', '<=', lastId)
    .where(isDue(asOf));
  await tx
    .insertInto('certificateCheck')
    .columns(['tenantId', 'certificateId', 'memberId'])
    .expression(earned)
    .execute();
}

export const listPublished = (read: Reads): Promise<{ readonly id: string }[]> =>
  read.selectFrom('certificate').select('id').where('state', '=', 'published').execute();
