import { readConfig } from '@shuyuan/contract/system/system.wire';
import type { ComponentType } from 'react';
import { firstPlace, manageSearch } from '../features/live/manage/manage-place.ts';
import { call } from '../lib/call.ts';
import type { DialogName, DialogRequest } from '../lib/dialogs.ts';
import { currentLanguage } from '../lib/language.ts';
import { changeSearch } from '../lib/navigation.ts';
import { loadGroups } from '../lib/texts.ts';
import type { DialogProps } from './dialog-props.ts';

type Load = () => Promise<{ readonly Dialog: ComponentType<DialogProps> }>;

/** How each dialog is loaded. Null: it lies at an address of its own, and the host only leads there (`admit`). */
export const dialogTable: Record<DialogName, Load | null> = {
  alert: () => import('./AlertDialog.tsx'),
  'live-closed': () => import('./LiveClosedDialog.tsx'),
  'live-create': async () => {
    const texts = loadGroups(currentLanguage(), ['activity']);
    const module = import('./live/LiveCreateDialog.tsx');
    await texts;
    return module;
  },
  'live-manage': null,
  share: async () => {
    const texts = loadGroups(currentLanguage(), ['sharing']);
    const module = import('./sharing/ShareDialog.tsx');
    await texts;
    return module;
  },
};

/** LIVE-FORM-04, LIVE-FORM-05, SHELL-19: the live creation dialog is shown only while the entrance switch is on. */
async function admitLiveCreation(request: DialogRequest): Promise<DialogRequest> {
  const { value } = await call(readConfig, { key: 'LIVE_ENTRANCE_SWITCH' });
  return value === '1' ? request : { name: 'live-closed', props: {} };
}

/** What is shown for a request; null when it leads elsewhere. */
export async function admit(request: DialogRequest): Promise<DialogRequest | null> {
  if (request.name === 'live-create') return admitLiveCreation(request);
  if (request.name !== 'live-manage') return request;
  changeSearch(manageSearch(firstPlace));
  return null;
}
