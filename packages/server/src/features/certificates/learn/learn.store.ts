import type { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import type { RequirementType } from '@shuyuan/contract/certificates/requirement-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

type CardsQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly asOf: Date;
  readonly search: string | undefined;
  readonly kind: CertificateKind | undefined;
};

type CardRow = {
  readonly id: string;
  readonly title: string;
  readonly introduction: string;
  readonly kind: CertificateKind;
  readonly validMonths: number | null;
  readonly requiredCount: number;
  readonly finishedCount: number;
  readonly awardId: string | null;
  readonly number: string | null;
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly replacedBy: string | null;
  readonly renewalDays: number[];
  readonly renewalRun: number | null;
  readonly renewedAt: Date | null;
};

type Person = { readonly memberId: string; readonly asOf: Date };

/** How far somebody is is worked out for the chosen certificates alone. */
const cardsOf = (read: Reads, chosen: RawBuilder<unknown>, { memberId, asOf }: Person) =>
  read
    .selectFrom(
      sql<CardRow & { readonly publishedAt: Date; readonly total: bigint }>`(
        select chosen.*, progress.required_count, progress.finished_count,
          award.id as award_id, award.number, award.issued_at, award.expires_at, award.revoked_at, award.replaced_by,
          renewal.run as renewal_run, renewal.opened_at as renewed_at
        from (${chosen}) chosen
          cross join lateral certificate_progress(chosen.id, ${memberId}, ${asOf}) progress
          left join certificate_renewal renewal on renewal.certificate_id = chosen.id
            and renewal.member_id = ${memberId} and renewal.closed_at is null
          left join lateral (select id, number, issued_at, expires_at, revoked_at, replaced_by from certificate_award
            where certificate_award.certificate_id = chosen.id and certificate_award.member_id = ${memberId}
            order by issued_at desc, id desc limit 1) award on true)`.as<'card'>(sql`card`),
    )
    .selectAll();

const columns = sql`certificate.id, certificate.title, certificate.introduction, certificate.kind, certificate.valid_months,
  certificate.renewal_days, certificate.published_at`;

/** Published certificates for somebody, the newest first. */
export async function listCards(read: Reads, query: CardsQuery, paging: Paging) {
  const { tenantId, memberId, search, kind } = query;
  const conditions = [
    sql<boolean>`certificate.tenant_id = ${tenantId} and certificate.state = 'published'`,
    sql<boolean>`is_in_audience(certificate.audience, member.id, member_places(member.id), member.created_at)`,
    ...(kind ? [sql<boolean>`certificate.kind = ${kind}`] : []),
    ...(search ? hasWords(search, sql`certificate.search_text`) : []),
  ];
  const chosen = sql`select ${columns}, count(*) over () as total
    from certificate join member on member.id = ${memberId}
    where ${sql.join(conditions, sql` and `)}
    order by certificate.published_at desc, certificate.id limit ${paging.pageSize} offset ${offsetOf(paging)}`;
  const rows = await cardsOf(read, chosen, query).orderBy('publishedAt', 'desc').orderBy('id').execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

export const findCard = (read: Reads, id: string, person: Person) =>
  cardsOf(
    read,
    sql`select ${columns}, 1::bigint as total from certificate where id = ${id}`,
    person,
  ).executeTakeFirstOrThrow();

type RequirementState = {
  readonly businessType: RequirementType;
  readonly businessId: string;
  readonly title: string;
  readonly minimumPercent: number | null;
  readonly isFinished: boolean;
  readonly isAvailable: boolean;
  readonly finishedAt: Date | null;
  readonly mark: number | null;
  /** The mark, where the exam shows it to whoever took it. */
  readonly shownMark: number | null;
  /** The class of the series that comes next for them. */
  readonly nextClassId: string | null;
  readonly nextClassAt: Date | null;
};

/** Everything a certificate asks of somebody, as of an instant. */
export const listRequirementStates = (read: Reads, id: string, { memberId, asOf }: Person) =>
  read
    .selectFrom(
      sql<RequirementState & { readonly ordinal: number }>`(
        select requirement.*, class.id as next_class_id, class.starts_at as next_class_at
        from certificate_requirements(${id}, ${memberId}, ${asOf}) requirement
          left join training_class class on requirement.business_type = 6 and not requirement.is_finished
            and class.id = next_class_of_series(requirement.business_id, ${memberId}, ${asOf}))`.as<'asked'>(
        sql`asked`,
      ),
    )
    .select(['businessType', 'businessId', 'title', 'minimumPercent', 'isFinished', 'isAvailable', 'finishedAt'])
    .select(['mark', 'shownMark', 'nextClassId', 'nextClassAt'])
    .orderBy('ordinal')
    .execute();
