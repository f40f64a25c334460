import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';

type FileKey = { readonly tenantId: string; readonly fileId: string };
/** Apart from the work itself, which those who only ask for it need not load. */
export const convertJob = jobName<FileKey>('files:convert');

type Input = FileKey & { readonly kind: FileKind };

/** One film and one document at a time: hours of film must not hold up the notices of everybody. */
export async function askForConversion(tx: Tx, { tenantId, fileId, kind }: Input): Promise<void> {
  const payload = { tenantId, fileId };
  await enqueue(tx, { name: convertJob, payload, key: `${convertJob}:${fileId}`, queue: `${convertJob}:${kind}` });
}
