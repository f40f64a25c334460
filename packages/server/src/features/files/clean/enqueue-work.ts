import type { Tx } from '../../../platform/context.ts';
import type { FileRow } from '../files.store.ts';
import { askForConversion } from '../convert/convert-job.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { drawCopiesJob } from '../pictures/draw-copies.ts';
import { enqueueCleaning } from './clean-job.ts';

/** What is made of a file is made of its clean bytes: until those are there, nothing else begins. */
export async function enqueueWork(tx: Tx, file: FileRow): Promise<void> {
  const { id: fileId, tenantId, kind, conversion, cleaning } = file;
  const payload = { tenantId, fileId };
  if (cleaning === 'waiting') return enqueueCleaning(tx, { ...payload, kind });
  if (conversion === 'waiting') await askForConversion(tx, { ...payload, kind });
  if (kind === 'picture') await enqueue(tx, { name: drawCopiesJob, payload });
}
