import { isForNobody } from '@shuyuan/contract/study/courses/course-audience';

/** People something is for, as a form has them. */
export type AudienceDraft = {
  readonly isEveryone: boolean;
  readonly organizations: readonly Named[];
  readonly positions: readonly Named[];
  /** Topics whose followers it is for. */
  readonly followedTopics: readonly Named[];
  readonly members: readonly Named[];
};

export type Named = { readonly id: string; readonly name: string };

type AudienceForm = {
  readonly audience: { readonly isEveryone: boolean };
  readonly audienceOrganizations: readonly Named[];
  readonly audiencePositions: readonly Named[];
  readonly audienceTopics: readonly Named[];
};
type Person = { readonly id: string; readonly fullName: string };

export const audienceDraftOf = (form: AudienceForm, people: readonly Person[]): AudienceDraft => ({
  isEveryone: form.audience.isEveryone,
  organizations: form.audienceOrganizations,
  positions: form.audiencePositions,
  followedTopics: form.audienceTopics,
  members: people.map(({ id, fullName }) => ({ id, name: fullName })),
});

const idsOf = (named: readonly Named[]): string[] => named.map(({ id }) => id);

/** As it is sent. What was chosen stays in the draft while everybody is chosen, and is not sent then. */
export const audienceInputOf = (draft: AudienceDraft, joinedSince: number | null) => ({
  isEveryone: draft.isEveryone,
  organizationIds: draft.isEveryone ? [] : idsOf(draft.organizations),
  positionIds: draft.isEveryone ? [] : idsOf(draft.positions),
  topicIds: draft.isEveryone ? [] : idsOf(draft.followedTopics),
  memberIds: draft.isEveryone ? [] : idsOf(draft.members),
  joinedSince,
});

/** Nobody is no audience. */
export const isAudienceMissing = (draft: AudienceDraft): boolean => isForNobody(audienceInputOf(draft, null));
