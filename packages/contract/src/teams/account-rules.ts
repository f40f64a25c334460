import { hourMs } from '../kernel/time-units.ts';
import { TeamMemberType } from './team-member-type.ts';

/** TEAM-06, TEAM-09. */
export const accountNameMax = 20;
export const accountDescriptionMax = 200;
export const applicationReasonMax = 500;

/** D-093. Without letters that look like digits, so that a code can be read aloud. */
export const inviteAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const inviteCodeLength = 8;
export const maxWrongCodes = 10;
export const wrongCodesWindowMs = hourMs;

/** A team whose list of people is one company would be no team; the distribute dialog shows them all. */
export const maxAccountMembers = 500;
/** How many people one call changes. */
export const maxMemberChanges = 100;

type Membership = TeamMemberType | null;

/** TEAM-04: only the owner edits the profile and distributes. */
export const ownsAccount = (standing: Membership): boolean => standing === TeamMemberType.owner;

/** D-094: who may look after the people of an account at all: invite, add, remove. */
export const keepsMembers = (standing: Membership): boolean =>
  standing === TeamMemberType.owner || standing === TeamMemberType.administrator;

type Change = {
  /** Whoever asks. */
  readonly asker: Membership;
  readonly isOneself: boolean;
  readonly from: Membership;
  /** Null: no longer one of them. */
  readonly to: Membership;
};

/**
 * D-094: whether a person's place may be changed so. Owner and administrators bring and remove ordinary members; only
 * the owner makes administrators or hands the account over; the owner never just goes; anybody else may leave.
 */
export function mayChangePlace({ asker, isOneself, from, to }: Change): boolean {
  if (asker === null || from === to) return false;
  if (from === TeamMemberType.owner) return false;
  if (asker === TeamMemberType.owner) return true;
  if (isOneself) return to === null;
  const isOrdinary = (place: Membership) => place === null || place === TeamMemberType.member;
  return asker === TeamMemberType.administrator && isOrdinary(from) && isOrdinary(to);
}
