import type { listManagedCircles } from '@shuyuan/contract/community/circle.wire';
import { circleDescriptionMax, circleNameMax } from '@shuyuan/contract/community/circles';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { type CoverChoice, choiceOf, firstChoice } from '../../covers/cover-choice.ts';

export type ManagedCircle = OutputOf<typeof listManagedCircles>['items'][number];
export type CircleDraft = {
  readonly name: string;
  readonly desc: string;
  readonly cover: CoverChoice;
  readonly isHidden: boolean;
};

/** The form as it opens: a circle as it is, or a new one. */
export const draftOf = (circle: ManagedCircle | null): CircleDraft => ({
  name: circle?.name ?? '',
  desc: circle?.desc ?? '',
  cover: circle ? choiceOf('circle', circle.coverPath, circle.coverFileId) : firstChoice('circle'),
  isHidden: circle?.isHidden ?? false,
});

/** Which fields keep the form from being sent. */
export const problemsOf = ({ name, desc }: CircleDraft) => ({
  name: textLength(name) < 1 || textLength(name) > circleNameMax,
  desc: textLength(desc) > circleDescriptionMax,
});

export const fieldsOf = ({ name, desc, cover }: CircleDraft) => ({
  name: name.trim(),
  desc: desc.trim(),
  ...(cover.kind === 'own' ? { coverFileId: cover.id } : { coverPath: cover.name }),
});
