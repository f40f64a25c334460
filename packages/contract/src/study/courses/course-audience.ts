/**
 * The people something to learn is for: everybody, or whoever belongs to one of the organisations (with everything below
 * them), has one of the positions at present, follows one of the topics or is named; of these only whoever joined since,
 * where a day is given.
 */
export type CourseAudience = {
  readonly isEveryone: boolean;
  readonly organizationIds: readonly string[];
  readonly positionIds: readonly string[];
  readonly topicIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly joinedSince: number | null;
};

export const everyone: CourseAudience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};

export type AudienceMember = {
  readonly id: string;
  /** Their organisations and all above them. */
  readonly organizationIds: readonly string[];
  /** The positions they have at present. */
  readonly positionIds: readonly string[];
  /** The topics they follow. */
  readonly topicIds: readonly string[];
  readonly joinedAt: number;
};

export const isForAll = ({ isEveryone, joinedSince }: CourseAudience): boolean => isEveryone && joinedSince === null;

/** It names no one: nobody could ever learn it. */
export const isForNobody = ({
  isEveryone,
  organizationIds,
  positionIds,
  topicIds,
  memberIds,
}: CourseAudience): boolean =>
  !isEveryone && [organizationIds, positionIds, topicIds, memberIds].every(({ length }) => length === 0);

const hasCommon = (ids: readonly string[], others: readonly string[]): boolean => ids.some((id) => others.includes(id));

/** The rule the database follows when it lists what is for somebody. */
export function isInCourseAudience(audience: CourseAudience, member: AudienceMember): boolean {
  const { isEveryone, organizationIds, positionIds, topicIds, memberIds, joinedSince } = audience;
  if (joinedSince !== null && member.joinedAt < joinedSince) return false;
  return (
    isEveryone ||
    memberIds.includes(member.id) ||
    hasCommon(organizationIds, member.organizationIds) ||
    hasCommon(positionIds, member.positionIds) ||
    hasCommon(topicIds, member.topicIds)
  );
}

/** Each entry once. */
export const distinctAudience = (audience: CourseAudience) => ({
  isEveryone: audience.isEveryone,
  organizationIds: [...new Set(audience.organizationIds)],
  positionIds: [...new Set(audience.positionIds)],
  topicIds: [...new Set(audience.topicIds)],
  memberIds: [...new Set(audience.memberIds)],
  joinedSince: audience.joinedSince,
});
