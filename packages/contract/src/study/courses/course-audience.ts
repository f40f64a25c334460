/**
 * The people something to learn is for: everybody, or whoever belongs to one of the organisations (with everything below
 * them) or is named; of these only whoever joined since, where a day is given.
 */
export type CourseAudience = {
  readonly isEveryone: boolean;
  readonly organizationIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly joinedSince: number | null;
};

export type AudienceMember = {
  readonly id: string;
  /** Their organisations and all above them. */
  readonly organizationIds: readonly string[];
  readonly joinedAt: number;
};

export const isForAll = ({ isEveryone, joinedSince }: CourseAudience): boolean => isEveryone && joinedSince === null;

/** The rule the database follows when it lists what is for somebody. */
export function isInCourseAudience(audience: CourseAudience, member: AudienceMember): boolean {
  const { isEveryone, organizationIds, memberIds, joinedSince } = audience;
  if (joinedSince !== null && member.joinedAt < joinedSince) return false;
  return (
    isEveryone ||
    memberIds.includes(member.id) ||
    organizationIds.some((organizationId) => member.organizationIds.includes(organizationId))
  );
}
