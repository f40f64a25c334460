import { guestLogin, keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { presentError } from '../../../../lib/present-error.ts';
import { browserSlot } from '../../../../lib/storage.ts';
import { textOfRefusal } from '../../../../lib/texts.ts';
import type { KeyLoginDraft } from './key-login-form.ts';
import type { RoomEntry } from '../room-entry.ts';

/** What stands at the field it is about. */
const atField = ['live.wrong-passcode', 'live.name-missing', 'sensitive.found'] as const;
type FieldCode = (typeof atField)[number];

export type KeyRefusal = { readonly code: FieldCode; readonly text: string };

/** A guest has no account; by the ticket of before the room knows that they are the same, and lets them back in. */
const guestSlot = (id: string) => browserSlot(`shuyuan.live.guest.${id}`);

function refusalAtField(error: unknown): KeyRefusal | null {
  const code = error instanceof ApiError ? atField.find((one) => one === error.code) : undefined;
  if (!code || !(error instanceof ApiError) || error.number === null) return null;
  return { code, text: textOfRefusal(error) ?? '' };
}

/** Comes in by passcode, or as a guest by the token of a temporary address; and again by the same when the line was long lost. */
export function useKeyLogin(token: string | undefined) {
  const [entry, setEntry] = useState<RoomEntry | null>(null);
  const [refusal, setRefusal] = useState<KeyRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const used = useRef<KeyLoginDraft | null>(null);

  const ask = useCallback(
    async ({ id, passcode, displayName }: KeyLoginDraft): Promise<RoomEntry> => {
      const name = displayName.trim();
      const slot = guestSlot(id);
      const previousTicket = slot.read();
      const known = previousTicket !== null && { previousTicket };
      const found = await (token === undefined
        ? call(keyLogin, { id, passcode: passcode.trim(), ...(name !== '' && { displayName: name }), ...known })
        : call(guestLogin, { id, token, displayName: name, ...known }));
      if (name !== '') slot.write(found.ticket);
      return found;
    },
    [token],
  );
  const enter = async (draft: KeyLoginDraft): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const found = await ask(draft);
      used.current = draft;
      setEntry(found);
    } catch (error) {
      presentError(error, atField);
      setRefusal(refusalAtField(error));
    } finally {
      setIsBusy(false);
    }
  };
  const freshEntry = useCallback(async (): Promise<RoomEntry> => {
    if (!used.current) throw new ApiError({ status: 404 });
    return ask(used.current);
  }, [ask]);
  return { entry, refusal, isBusy, enter, freshEntry };
}
