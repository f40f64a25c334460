import { firstAvatar } from '@shuyuan/contract/files/default-avatars';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { accountDescriptionMax, accountNameMax } from '@shuyuan/contract/teams/account-rules';
import { avatarKindOf, type EnjoyType } from '@shuyuan/contract/teams/enjoy-type';

/** What the form of an account shows, for a new one and for one that is there. */
export type ProfileDraft = {
  readonly name: string;
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  /** A preset, or where a picture of one's own lies. */
  readonly portrait: string;
  readonly desc: string;
};
export type ProfileField = keyof ProfileDraft;
export type ProfileProblems = Readonly<Partial<Record<ProfileField, 'missing' | 'tooLong'>>>;

/** IMAGE-11: the first picture of the kind is chosen already. */
export const emptyProfile = (enjoyType: EnjoyType): ProfileDraft => ({
  name: '',
  topics: [],
  portrait: firstAvatar(avatarKindOf[enjoyType]),
  desc: '',
});

/** TEAM-06…TEAM-09: what keeps it from being sent. */
export function profileProblems({ name, topics, portrait, desc }: ProfileDraft): ProfileProblems {
  return {
    ...(textLength(name) > accountNameMax && { name: 'tooLong' }),
    ...(name.trim() === '' && { name: 'missing' }),
    ...(topics.length === 0 && { topics: 'missing' }),
    ...(portrait === '' && { portrait: 'missing' }),
    ...(textLength(desc) > accountDescriptionMax && { desc: 'tooLong' }),
  };
}

/** TEAM-10: as the calls want it. */
export const profileInput = ({ name, topics, portrait, desc }: ProfileDraft) => ({
  name: name.trim(),
  topicIds: topics.map(({ id }) => id).join(','),
  headPortraitPath: portrait,
  desc: desc.trim(),
});
