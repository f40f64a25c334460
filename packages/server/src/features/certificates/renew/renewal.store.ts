import type { RenewalStep } from '@shuyuan/contract/certificates/renewal-steps';
import { type SqlBool, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** An award that ends, with the next run of its holder where it is open. */
export type EndingRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly certificateId: string;
  readonly memberId: string;
  readonly title: string;
  readonly run: number;
  readonly expiresAt: Date;
  readonly timeZone: string;
  readonly renewalDays: readonly RenewalStep[];
  readonly renewalId: string | null;
  readonly toldDays: number | null;
  readonly toldAt: Date | null;
};

/** Awards nothing has followed yet, of certificates that renew and of people who are still asked. */
const ending = (read: Reads, before: Date) =>
  read
    .selectFrom('certificateAward as award')
    .innerJoin('certificate', 'certificate.id', 'award.certificateId')
    .innerJoin('member', 'member.id', 'award.memberId')
    .leftJoin('certificateRenewal as renewal', (join) =>
      join.onRef('renewal.awardId', '=', 'award.id').on('renewal.closedAt', 'is', null),
    )
    .select(['award.id', 'award.tenantId', 'award.certificateId', 'award.memberId', 'award.run', 'award.timeZone'])
    .select(['certificate.title', 'renewal.id as renewalId', 'renewal.toldDays', 'renewal.toldAt'])
    .select([
      // The condition below leaves those that end.
      sql<Date>`award.expires_at`.as('expiresAt'),
      sql<RenewalStep[]>`certificate.renewal_days`.as('renewalDays'),
    ])
    .where('award.revokedAt', 'is', null)
    .where('award.replacedBy', 'is', null)
    .where('award.expiresAt', '<=', before)
    .where('certificate.state', '=', 'published')
    .where('member.state', '=', 'active')
    .where(
      sql<SqlBool>`certificate.renewal_days <> '{}' and is_in_audience(certificate.audience, member.id,
        member_places(member.id), member.created_at)`,
    );

type EndingPage = { readonly before: Date; readonly after: EndingRow | undefined; readonly limit: number };

/** In the order in which they end. */
export const listEnding = (read: Reads, { before, after, limit }: EndingPage): Promise<EndingRow[]> =>
  ending(read, before)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(award.expires_at, award.id) > (${after?.expiresAt}::timestamptz, ${after?.id}::text)`),
    )
    .orderBy('award.expiresAt')
    .orderBy('award.id')
    .limit(limit)
    .execute();

export const findEnding = (read: Reads, id: string, before: Date): Promise<EndingRow | undefined> =>
  ending(read, before).where('award.id', '=', id).executeTakeFirst();

type NewRenewal = {
  readonly id: string;
  readonly tenantId: string;
  readonly certificateId: string;
  readonly memberId: string;
  readonly awardId: string;
  readonly run: number;
  readonly openedAt: Date;
};

/** Whether it is new: somebody has one open run of a certificate. */
export async function insertRenewal(tx: Tx, renewal: NewRenewal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('certificateRenewal')
    .values(renewal)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

type NoticeRow = { readonly awardId: string; readonly days: RenewalStep; readonly at: Date };

export async function updateNoticed(tx: Tx, { awardId, days, at }: NoticeRow): Promise<void> {
  await tx
    .updateTable('certificateRenewal')
    .set({ toldDays: days, toldAt: at })
    .where('awardId', '=', awardId)
    .where('closedAt', 'is', null)
    .execute();
}

export async function closeRenewal(tx: Tx, awardId: string, at: Date): Promise<void> {
  await tx
    .updateTable('certificateRenewal')
    .set({ closedAt: at })
    .where('awardId', '=', awardId)
    .where('closedAt', 'is', null)
    .execute();
}

type Content = { readonly businessType: number; readonly businessId: string };
type ContentsQuery = { readonly certificateId: string; readonly memberId: string };

/** The contents a certificate asks for, and those its subjects are made of for somebody. */
export const listRequiredContents = (read: Reads, { certificateId, memberId }: ContentsQuery): Promise<Content[]> =>
  read
    .selectFrom(
      sql<Content>`(
        select distinct content.business_type, content.business_id
        from certificate_requirement asked
          cross join lateral contents_within(asked.business_type, asked.business_id, ${memberId}) content
        where asked.certificate_id = ${certificateId})`.as<'content'>(sql`content`),
    )
    .select(['content.businessType', 'content.businessId'])
    .execute();
