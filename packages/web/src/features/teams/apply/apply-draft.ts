import { isDefaultAvatar } from '@shuyuan/contract/files/default-avatars';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { applicationLife } from '@shuyuan/contract/teams/account-life';
import { applicationReasonMax } from '@shuyuan/contract/teams/account-rules';
import type { verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { avatarKindOf, type EnjoyType, enjoyTypes } from '@shuyuan/contract/teams/enjoy-type';
import { emptyProfile, type ProfileDraft } from '../profile-form/profile-draft.ts';

export type Application = OutputOf<typeof verifyApplications>['items'][number];
export type ApplyDraft = ProfileDraft & { readonly reason: string };

/** What an address calls a kind; anything else is none. */
export const kindOf = (text: string | undefined): EnjoyType | undefined =>
  enjoyTypes.find((type) => String(type) === text);

/** D-092: whether it may be put forward once more. */
export const isOpenAgain = ({ kind, state }: Application): boolean =>
  kind === 'create' && applicationLife.can('resubmit', state);

/** A new form, or the last one that was refused or withdrawn, to be mended. */
export function draftOf(enjoyType: EnjoyType, last: Application | undefined): ApplyDraft {
  if (!last || !isOpenAgain(last)) return { ...emptyProfile(enjoyType), reason: '' };
  return {
    name: last.name,
    topics: last.topics.map(({ topicId, topicName }) => ({ id: topicId, name: topicName })),
    portrait: last.portrait,
    desc: last.desc,
    reason: last.reason,
  };
}

/** What was written stays when the kind is changed; a preset gives way to one of the new kind (IMAGE-10). */
export function withKind(draft: ApplyDraft, from: EnjoyType, to: EnjoyType): ApplyDraft {
  const isPreset = isDefaultAvatar(avatarKindOf[from], draft.portrait);
  return isPreset && from !== to ? { ...draft, portrait: emptyProfile(to).portrait } : draft;
}

export const isReasonTooLong = ({ reason }: ApplyDraft): boolean => textLength(reason) > applicationReasonMax;
