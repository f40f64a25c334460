import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type AudienceInput = { readonly organizationIds: readonly string[]; readonly memberIds: readonly string[] };

/** The surveys somebody is asked to answer: the one condition for lists and pages. */
export const surveysFor = (memberId: string): RawBuilder<string> => sql<string>`(
  select survey_id from survey_audience where member_id = ${memberId}
  union all
  select survey_id from survey_invitation where member_id = ${memberId}
  union all
  select survey_id from survey_audience where organization_id = any (member_places(${memberId})))`;

export async function isInAudience(read: Reads, surveyId: string, memberId: string): Promise<boolean> {
  const { isIn } = await read
    .selectNoFrom(sql<boolean>`${surveyId} in ${surveysFor(memberId)}`.as('isIn'))
    .executeTakeFirstOrThrow();
  return isIn;
}

/** How many of the ids are organisations and working people of the company. */
export async function countKnown(read: Reads, tenantId: string, audience: AudienceInput): Promise<number> {
  const { known } = await read
    .selectNoFrom(
      sql<bigint>`(select count(*) from organization where tenant_id = ${tenantId} and id = any (${[...audience.organizationIds]}::text[]))
        + (select count(*) from member where tenant_id = ${tenantId} and state <> 'left' and id = any (${[...audience.memberIds]}::text[]))`.as(
        'known',
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(known);
}

type Replacement = { readonly tenantId: string; readonly surveyId: string; readonly audience: AudienceInput };

export async function replaceAudience(tx: Tx, { tenantId, surveyId, audience }: Replacement): Promise<void> {
  await tx.deleteFrom('surveyAudience').where('surveyId', '=', surveyId).execute();
  const rows = [
    ...audience.organizationIds.map((organizationId) => ({ surveyId, tenantId, organizationId, memberId: null })),
    ...audience.memberIds.map((memberId) => ({ surveyId, tenantId, organizationId: null, memberId })),
  ];
  if (rows.length > 0) await tx.insertInto('surveyAudience').values(rows).execute();
}

export async function listAudience(read: Reads, surveyId: string) {
  const rows = await read
    .selectFrom('surveyAudience as audience')
    .leftJoin('organization', 'organization.id', 'audience.organizationId')
    .leftJoin('member', 'member.id', 'audience.memberId')
    .select(['audience.organizationId', 'organization.name', 'audience.memberId', 'member.fullName'])
    .where('audience.surveyId', '=', surveyId)
    .orderBy('organization.name')
    .orderBy('member.fullName')
    .execute();
  return {
    organizations: rows.flatMap(({ organizationId: id, name }) => (id !== null && name !== null ? { id, name } : [])),
    people: rows.flatMap(({ memberId: id, fullName }) => (id !== null && fullName !== null ? { id, fullName } : [])),
  };
}

/** The working people it is for, each once, whichever way they were meant. */
const invited = (surveyId: string): RawBuilder<unknown> => sql`(
  select member.id from survey_audience audience join member on member.id = audience.member_id
  where audience.survey_id = ${surveyId} and member.state = 'active'
  union
  select member.id from survey_invitation invitation join member on member.id = invitation.member_id
  where invitation.survey_id = ${surveyId} and member.state = 'active'
  union
  select member.id from survey_audience audience
    join organization on organization.path @> array[audience.organization_id]
    join member on member.organization_id = organization.id
      or exists (select from member_organization further where further.member_id = member.id and further.organization_id = organization.id)
  where audience.survey_id = ${surveyId} and audience.organization_id is not null and member.state = 'active'
    and member.tenant_id = audience.tenant_id)`;

type Invitation = { readonly surveyId: string; readonly memberId: string; readonly tenantId: string };

/** Asks one more person, beside the audience; once however often they come. */
export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx
    .insertInto('surveyInvitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countInvited(read: Reads, surveyId: string): Promise<number> {
  const { total } = await read
    .selectNoFrom(sql<bigint>`(select count(*) from ${invited(surveyId)} as person)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The invited who have not answered. */
export async function listUnanswered(read: Reads, surveyId: string): Promise<string[]> {
  const { ids } = await read
    .selectNoFrom(
      sql<string[]>`(select coalesce(array_agg(person.id), '{}') from ${invited(surveyId)} as person where not exists (
        select from survey_participation own where own.survey_id = ${surveyId} and own.member_id = person.id))`.as(
        'ids',
      ),
    )
    .executeTakeFirstOrThrow();
  return ids;
}
