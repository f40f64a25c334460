import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { ApiError } from '../../../lib/api-error.ts';
import { presentError } from '../../../lib/present-error.ts';
import { useSession } from '../../../lib/session.ts';
import { FileUnreadable, workerDigester } from './digests.ts';
import { transport } from './transport.ts';
import { type Memory, unfinishedOf } from './unfinished.ts';
import { isUnderWay } from './upload-line.ts';
import { createUploads, type UploadManager } from './uploads.ts';

export type FieldUploads = UploadManager & { readonly memory: Memory };

/** By person and field: who comes back to a page finds the uploads of it still going. */
const uploadsByField = new Map<string, FieldUploads>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser asks before a page is closed over uploads; only while there are some, or it could not keep the page. */
function keepGuard(): void {
  const isBusy = [...uploadsByField.values()].some(({ store }) => store.getState().items.some(isUnderWay));
  if (isBusy) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Shown in the line itself: the network, every 422 (C-33), a file that cannot be read. */
const isShownInLine = (error: unknown): boolean =>
  error instanceof FileUnreadable || (error instanceof ApiError && (error.status === 0 || error.status === 422));

/** UPLOAD-22: whatever the line has no words of its own for. */
const onError = (error: unknown): void => (isShownInLine(error) ? undefined : presentError(error));

type Input = {
  readonly memberId: string;
  readonly field: string;
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
};

export function fieldUploadsOf({ memberId, field, rule, isConverted }: Input): FieldUploads {
  const key = `${memberId} ${field}`;
  const known = uploadsByField.get(key);
  if (known) return known;
  const memory = unfinishedOf({ memberId, field });
  const made = createUploads({ rule, isConverted, transport, digester: workerDigester, memory, onError });
  const uploads = { ...made, memory };
  uploadsByField.set(key, uploads);
  uploads.store.subscribe(keepGuard);
  return uploads;
}

/** Whoever signs out or is signed out takes nothing with them: their uploads rest until they are back. */
useSession.subscribe(({ currentUser }, before) => {
  if (before.currentUser === null || before.currentUser.id === currentUser?.id) return;
  for (const [key, uploads] of uploadsByField) if (key.startsWith(`${before.currentUser.id} `)) uploads.rest();
});
