import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { presentError } from '../../../lib/present-error.ts';
import { textOfNumber } from '../../../lib/texts.ts';
import type { Doable } from './LiveOperations.tsx';
import type { ManagedLive } from './managed-live.ts';
import { isApprovalOnNow } from './use-live-settings.ts';

/** What is being done to which live; one thing at a time. */
export type Doing = { readonly operation: Doable; readonly live: ManagedLive };

/** LIVE-MGMT-26: submitting is possible only while the switch is on, which is asked at the click. */
async function maySubmit(): Promise<boolean> {
  const isOn = await isApprovalOnNow();
  if (!isOn) showNotice(textOfNumber(errorTable['live.approval-off'].number) ?? '', 'error');
  return isOn;
}

export function useDoing() {
  const [doing, setDoing] = useState<Doing | null>(null);
  const begin = async (operation: Doable, live: ManagedLive): Promise<void> => {
    try {
      if (operation !== 'submitApproval' || (await maySubmit())) setDoing({ operation, live });
    } catch (error) {
      presentError(error, [], 'action');
    }
  };
  return { doing, begin, finish: () => setDoing(null) };
}
