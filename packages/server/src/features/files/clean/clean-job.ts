import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { Tx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';

/** Apart from the work itself, which those who only ask for it need not load. */
export const cleanJob = 'files:clean';

type Input = { readonly tenantId: string; readonly fileId: string; readonly kind: FileKind };

/** One of a kind at a time: a film of gigabytes is copied while pictures go on. */
export async function enqueueCleaning(tx: Tx, { kind, ...payload }: Input): Promise<void> {
  await enqueue(tx, { name: cleanJob, payload, key: `${cleanJob}:${payload.fileId}`, queue: `${cleanJob}:${kind}` });
}
