import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';

type FileKey = { readonly tenantId: string; readonly fileId: string };
/** Apart from the work itself, which those who only ask for it need not load. */
export const cleanJob = jobName<FileKey>('files:clean');

type Input = FileKey & { readonly kind: FileKind };

/** One of a kind at a time: a film of gigabytes is copied while pictures go on. */
export async function enqueueCleaning(tx: Tx, { kind, ...payload }: Input): Promise<void> {
  await enqueue(tx, { name: cleanJob, payload, key: `${cleanJob}:${payload.fileId}`, queue: `${cleanJob}:${kind}` });
}
