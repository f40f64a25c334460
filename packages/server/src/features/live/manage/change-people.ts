import type { Tx } from '../../../platform/context.ts';
import { listPersons } from '../live-detail.store.ts';
import type { LiveRow } from '../live.store.ts';
import { savePeople } from './manage.store.ts';
import { demandPeople, type LiveForm } from './read-form.ts';

/** Who is new must be at work here. What a form leaves out stays. */
export async function changePeople(
  tx: Tx,
  live: LiveRow,
  { assistantIds, invitedIds, lecturerId }: LiveForm,
): Promise<void> {
  const known = new Set((await listPersons(tx, live.id)).map(({ memberId }) => memberId));
  if (live.lecturerId) known.add(live.lecturerId);
  const named = [...(assistantIds ?? []), ...(invitedIds ?? []), ...(lecturerId ? [lecturerId] : [])];
  const { tenantId, id: liveId } = live;
  await demandPeople(
    tx,
    tenantId,
    named.filter((id) => !known.has(id)),
  );
  if (assistantIds) await savePeople(tx, { tenantId, liveId, part: 'assistant' }, assistantIds);
  if (invitedIds) await savePeople(tx, { tenantId, liveId, part: 'invited' }, invitedIds);
}
