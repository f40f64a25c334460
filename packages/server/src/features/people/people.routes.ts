import * as wire from '@shuyuan/contract/people/people.wire';
import { on } from '../../platform/http/route.ts';
import { listMembers } from './list-members.ts';
import { savePreferences } from './save-preferences.ts';

export const peopleRoutes = [on(wire.listMembers, listMembers), on(wire.savePreferences, savePreferences)];
