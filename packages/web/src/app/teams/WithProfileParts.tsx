import type { ReactNode } from 'react';
import { TopicField } from '../../features/community/topic-picker/TopicField.tsx';
import { type ProfileParts, ProfilePartsContext } from '../../features/teams/profile-form/profile-parts.ts';
import { PortraitField } from './PortraitField.tsx';

const parts: ProfileParts = { TopicField, PortraitField };

/** Gives the form of an account what it borrows from topics and files. */
export function WithProfileParts({ children }: { children: ReactNode }) {
  return <ProfilePartsContext value={parts}>{children}</ProfilePartsContext>;
}
