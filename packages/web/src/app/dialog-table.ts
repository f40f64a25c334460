import { readConfig } from '@shuyuan/contract/system/system.wire';
import type { ComponentType } from 'react';
import { call } from '../lib/call.ts';
import type { DialogName, DialogRequest } from '../lib/dialogs.ts';
import { go } from '../lib/navigation.ts';
import type { DialogProps } from './dialog-props.ts';

type Load = () => Promise<{ readonly Dialog: ComponentType<DialogProps> }>;

/** How each dialog is loaded. Null: its feature is not built yet, and the host takes the other way (`admit`). */
export const dialogTable: Record<DialogName, Load | null> = {
  alert: () => import('./AlertDialog.tsx'),
  'live-closed': () => import('./LiveClosedDialog.tsx'),
  'live-create': null,
};

/** LIVE-FORM-04, LIVE-FORM-05, SHELL-19: the live creation dialog is shown only while the entrance switch is on. */
async function admitLiveCreation(request: DialogRequest): Promise<DialogRequest | null> {
  const { value } = await call(readConfig, { key: 'LIVE_ENTRANCE_SWITCH' });
  if (value !== '1') return { name: 'live-closed', props: {} };
  if (dialogTable[request.name] !== null) return request;
  go('liveIndex');
  return null;
}

/** What is shown for a request; null when it leads elsewhere. */
export async function admit(request: DialogRequest): Promise<DialogRequest | null> {
  return request.name === 'live-create' ? admitLiveCreation(request) : request;
}
