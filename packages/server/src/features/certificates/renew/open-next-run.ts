import type { Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openNextRuns } from '../../study/index.ts';
import { insertRenewal, listRequiredContents } from './renewal.store.ts';

type EndedAward = {
  readonly id: string;
  readonly tenantId: string;
  readonly certificateId: string;
  readonly memberId: string;
  readonly run: number;
};

/** D-188: the next run of a certificate, and of everything in it that is done again. Whether it was not open yet. */
export async function openNextRun(tx: Tx, { now }: { now: () => number }, award: EndedAward): Promise<boolean> {
  const { id: awardId, tenantId, certificateId, memberId } = award;
  const at = new Date(now());
  const renewal = { id: newId(now()), tenantId, certificateId, memberId, awardId, run: award.run + 1, openedAt: at };
  if (!(await insertRenewal(tx, renewal))) return false;
  const contents = await listRequiredContents(tx, { certificateId, memberId });
  await openNextRuns(
    tx,
    contents.map((content) => ({ ...content, memberId, since: at })),
    now(),
  );
  return true;
}
