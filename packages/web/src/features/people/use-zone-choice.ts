import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { presentError } from '../../lib/present-error.ts';
import { reloadPerson, useSession } from '../../lib/session.ts';
import { zoneHere } from '../../lib/zone-name.ts';

/** D-180: where somebody is, so that no reminder comes in their evening or night. Until it is known, where their machine is. */
export function useZoneChoice() {
  const stored = useSession(({ currentUser }) => currentUser?.timeZone) ?? zoneHere();
  const [chosen, setChosen] = useState<string | null>(null);

  const choose = async (timeZone: string): Promise<void> => {
    setChosen(timeZone);
    try {
      await call(savePreferences, { timeZone });
      await reloadPerson();
    } catch (error) {
      presentError(error);
    } finally {
      setChosen(null);
    }
  };
  return { zone: chosen ?? stored, isSaving: chosen !== null, choose };
}
