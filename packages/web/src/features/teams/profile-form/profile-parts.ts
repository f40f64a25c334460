import type { AvatarKind } from '@shuyuan/contract/files/default-avatars';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ProfileDraft } from './profile-draft.ts';

type Topics = ProfileDraft['topics'];

/** What the form of an account borrows from topics and files; the app puts it here, because features never meet. */
export type ProfileParts = {
  readonly TopicField: ComponentType<{
    label: string;
    topics: Topics;
    isRequired?: boolean;
    error?: ReactNode;
    onChange: (topics: Topics) => void;
  }>;
  readonly PortraitField: ComponentType<{
    kind: AvatarKind;
    /** What the account is called, for the letters of a picture that does not load. */
    name: string;
    path: string;
    error?: ReactNode;
    onChange: (path: string) => void;
    /** A picture of one's own is on its way to the server: the form waits for it. */
    onBusy: (isBusy: boolean) => void;
  }>;
};

export const ProfilePartsContext = createContext<ProfileParts | null>(null);

export function useProfileParts(): ProfileParts {
  const parts = useContext(ProfilePartsContext);
  if (!parts) throw new Error('the app gives the form of an account no parts here');
  return parts;
}
