import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';

export type KeyLoginDraft = { readonly id: string; readonly passcode: string; readonly displayName: string };
type Needs = { readonly hasToken: boolean; readonly isMember: boolean };
type Field = keyof KeyLoginDraft;

/** What is still missing; a member needs no name, a guest with an invitation no passcode. */
export function missingFields(draft: KeyLoginDraft, { hasToken, isMember }: Needs): readonly Field[] {
  const name = draft.displayName.trim();
  const missing: Record<Field, boolean> = {
    id: draft.id.trim() === '',
    passcode: !hasToken && draft.passcode.trim() === '',
    displayName: (!isMember || hasToken) && (name === '' || [...name].length > roomLimits.guestNameMax),
  };
  // Keys of the table above.
  return (Object.keys(missing) as Field[]).filter((field) => missing[field]);
}
