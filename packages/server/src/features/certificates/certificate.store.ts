import type { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import type { CertificateRegradeRule } from '@shuyuan/contract/certificates/certificate-regrade-rules';
import type { RenewalStep } from '@shuyuan/contract/certificates/renewal-steps';
import type { RequirementType } from '@shuyuan/contract/certificates/requirement-types';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

export type CertificateFields = {
  readonly kind: CertificateKind;
  readonly title: string;
  readonly introduction: string;
  readonly audience: CourseAudience;
  readonly validMonths: number | null;
  readonly renewalDays: RenewalStep[];
  readonly coins: number;
  readonly integral: number;
  readonly regradeRule: CertificateRegradeRule;
  readonly timeZone: string;
};

export type CertificateRow = CertificateFields & {
  readonly id: string;
  readonly authorId: string;
  readonly state: CourseState;
  readonly revision: number;
};

export type RequirementRow = {
  readonly businessType: RequirementType;
  readonly businessId: string;
  readonly title: string;
  readonly minimumPercent: number | null;
};

const byId = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('certificate')
    .select(['id', 'authorId', 'state', 'kind', 'title', 'introduction', 'validMonths', 'timeZone', 'revision'])
    .select(['coins', 'integral', 'regradeRule'])
    // Written by `insertCertificate` and `updateCertificate` alone.
    .select([
      sql<CourseAudience>`certificate.audience`.as('audience'),
      sql<RenewalStep[]>`certificate.renewal_days`.as('renewalDays'),
    ])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id);

export const findCertificate = (read: Reads, tenantId: string, id: string): Promise<CertificateRow | undefined> =>
  byId(read, tenantId, id).executeTakeFirst();

/** Of two who change a certificate at once, the second waits here and reads what the first has left. */
export const lockCertificate = (tx: Tx, tenantId: string, id: string): Promise<CertificateRow | undefined> =>
  byId(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

export const listRequirements = (read: Reads, certificateId: string): Promise<RequirementRow[]> =>
  read
    .selectFrom('certificateRequirement')
    .select(['businessType', 'businessId', 'title', 'minimumPercent'])
    .where('certificateId', '=', certificateId)
    .orderBy('ordinal')
    .execute();

type NewCertificate = CertificateFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly at: Date;
};

export async function insertCertificate(tx: Tx, { at, audience, ...certificate }: NewCertificate): Promise<void> {
  await tx
    .insertInto('certificate')
    .values({ ...certificate, audience: jsonOf(audience), createdAt: at, updatedAt: at })
    .execute();
}

type Change = Partial<CertificateFields> & {
  readonly id: string;
  readonly at: Date;
  readonly state?: CourseState;
  readonly publishedAt?: Date;
};

/** Answers the next revision. */
export async function updateCertificate(tx: Tx, { id, at, audience, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('certificate')
    .set({ ...change, updatedAt: at, revision: sql<number>`revision + 1` })
    .$if(audience !== undefined, (query) => query.set(audience ? { audience: jsonOf(audience) } : {}))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

type Requirements = {
  readonly tenantId: string;
  readonly certificateId: string;
  readonly requirements: readonly RequirementRow[];
};

export async function replaceRequirements(
  tx: Tx,
  { tenantId, certificateId, requirements }: Requirements,
): Promise<void> {
  await tx.deleteFrom('certificateRequirement').where('certificateId', '=', certificateId).execute();
  if (requirements.length === 0) return;
  await tx
    .insertInto('certificateRequirement')
    .values(requirements.map((one, ordinal) => ({ ...one, ordinal, tenantId, certificateId })))
    .execute();
}

/** `isInCourseAudience` of the contract, asked of the database. */
export async function isForMember(read: Reads, certificateId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('certificate')
    .innerJoin('member', 'member.tenantId', 'certificate.tenantId')
    .select('certificate.id')
    .where('certificate.id', '=', certificateId)
    .where('member.id', '=', memberId)
    .where(sql<boolean>`is_in_audience(certificate.audience, member.id, member_places(member.id), member.created_at)`)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many people have each certificate, those whose last one was revoked left out. */
export async function countHolders(read: Reads, certificateIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('certificateAward')
    .select(['certificateId', sql<bigint>`count(*)`.as('total')])
    .where('certificateId', '=', sql<string>`any (${[...certificateIds]}::text[])`)
    .where('revokedAt', 'is', null)
    .where('replacedBy', 'is', null)
    .groupBy('certificateId')
    .execute();
  return new Map(rows.map(({ certificateId, total }) => [certificateId, Number(total)]));
}
