import { type CourseAudience, distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';

/** Everything an author names as the people something is for; positions and topics are none where they are left out. */
export type NamedAudience = {
  readonly organizationIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly positionIds?: readonly string[];
  readonly topicIds?: readonly string[];
};

const tables = ['organization', 'position', 'topic', 'member'] as const;
type NamedTable = (typeof tables)[number];

const idsIn = ({ organizationIds, positionIds = [], topicIds = [], memberIds }: NamedAudience) =>
  ({ organization: organizationIds, position: positionIds, topic: topicIds, member: memberIds }) as const;

/** Whether all of it exists in a tenant. */
export async function isAudienceKnown(read: Reads, tenantId: string, audience: NamedAudience): Promise<boolean> {
  const ids = idsIn(audience);
  const missing = (table: NamedTable) => sql<boolean>`exists (
    select from unnest(${[...ids[table]]}::text[]) as named (id)
    where not exists (select from ${sql.table(table)} known where known.id = named.id and known.tenant_id = ${tenantId}))`;
  const { isMissing } = await read
    .selectNoFrom(sql<boolean>`${sql.join(tables.map(missing), sql` or `)}`.as('isMissing'))
    .executeTakeFirstOrThrow();
  return !isMissing;
}

/** An audience with the names of what it names, in their order. */
export async function listAudience(read: Reads, tenantId: string, audience: CourseAudience) {
  const ids = idsIn(audience);
  const namesOf = async (table: Exclude<NamedTable, 'member'>) =>
    ids[table].length === 0
      ? []
      : read
          .selectFrom(table)
          .select(['id', 'name'])
          .where('tenantId', '=', tenantId)
          .where('id', 'in', ids[table])
          .orderBy('name')
          .execute();
  const people =
    ids.member.length === 0
      ? []
      : await read
          .selectFrom('member')
          .select(['id', 'fullName', 'portrait'])
          .where('tenantId', '=', tenantId)
          .where('id', 'in', ids.member)
          .orderBy('fullName')
          .execute();
  return {
    audience: distinctAudience(audience),
    audienceOrganizations: await namesOf('organization'),
    audiencePositions: await namesOf('position'),
    audienceTopics: await namesOf('topic'),
    people,
  };
}
