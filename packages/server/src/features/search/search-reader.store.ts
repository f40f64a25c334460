import { type RawBuilder, sql } from 'kysely';

/** Somebody who searches, as the conditions on what they may see ask about them: looked up once for a search. */
export type SearchReader = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly joinedAt: Date;
  readonly organizationIds: readonly string[];
  readonly positionIds: readonly string[];
  readonly topicIds: readonly string[];
  /** Keeps order in the community: reads what others pay for. */
  readonly isModerator: boolean;
  readonly managesCourses: boolean;
  readonly at: Date;
};

/** The condition under which somebody finds a row. */
export type SearchCondition = RawBuilder<boolean>;

const idsOf = (ids: readonly string[]) => sql`${[...ids]}::text[]`;

/** `isInCourseAudience` of the contract, for the audience of a row. */
export const isMeantFor = (reader: SearchReader, audience: RawBuilder<unknown>): SearchCondition =>
  sql<boolean>`is_in_audience(${audience}, ${reader.memberId}, ${idsOf(reader.organizationIds)},
    ${idsOf(reader.positionIds)}, ${idsOf(reader.topicIds)}, ${reader.joinedAt})`;
