import { LiveIdentity, type UrlType } from '@shuyuan/contract/live/live-identity';
import { call } from '../../../lib/call.ts';
import { manageOf } from '../calls-of.ts';
import type { ManagedLive } from '../manage/managed-live.ts';
import type { Entry } from './use-entering.ts';

/** LIVE-CREATE-09: where the host or the lecturer enters. */
export const askEntry = (
  { id, supplier }: Pick<ManagedLive, 'id' | 'supplier'>,
  urlType: typeof UrlType.host | typeof UrlType.lecturer,
): Promise<Entry> => call(manageOf(supplier).enterUrl, { id, identity: LiveIdentity.organizer, urlType });
