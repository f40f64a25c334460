import { saveFace as saveFaceWire } from '@shuyuan/contract/files/pictures.wire';
import * as wire from '@shuyuan/contract/people/people.wire';
import { on } from '../../platform/http/route.ts';
import { listMembers } from './list-members.ts';
import { saveFace } from './save-face.ts';
import { savePreferences } from './save-preferences.ts';

export const peopleRoutes = [
  on(wire.listMembers, listMembers),
  on(wire.savePreferences, savePreferences),
  on(saveFaceWire, saveFace),
];
