import { cacheSlot } from '../../lib/storage.ts';

/** D-112: the account last opened in this tab, for the pages that look after one and are opened without naming it. */
export const lastTeam = cacheSlot('teamID');
