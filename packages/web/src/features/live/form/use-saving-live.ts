import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { communityOf, manageOf } from '../calls-of.ts';
import { managedList } from '../manage/managed-live.ts';

/** LIVE-MGMT-31: the update call; a time that has passed and a room that is taken are said at their fields. */
export function useSavingLive(supplier: LiveSupplier, onSaved: () => void) {
  const t = useT('activity');
  const calls = manageOf(supplier);
  return useWrite(calls.update, {
    claims: ['live.start-in-past', 'live.room-taken', 'live.room-closed', 'price.unknown-card', 'price.not-for-sale'],
    refreshes: [managedList, calls.get, communityOf(supplier).detail],
    onSuccess: () => {
      showNotice(t('live.form.saved'), 'success');
      onSaved();
    },
  });
}
