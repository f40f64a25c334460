import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { isAborted } from '../../../lib/api-error.ts';
import { type Digester, readDigests } from './digests.ts';
import { atRest, measure } from './speed.ts';
import type { Transport, UploadedFile } from './transport.ts';
import { uploadFile } from './upload-file.ts';
import type { Upload, UploadLine } from './upload-line.ts';

export type UploadDependencies = {
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly transport: Transport;
  readonly digester: () => Digester;
  readonly now: () => number;
};

type Run = {
  readonly line: UploadLine;
  readonly signal: AbortSignal;
  /** The server knows of it from here on. */
  readonly onSession: () => void;
  readonly onError: (error: unknown) => void;
};

/** A name given after the first part was sent is not in the session; the file itself takes it. */
async function named(wished: string, result: UploadedFile, { transport }: UploadDependencies): Promise<UploadedFile> {
  return wished === result.name ? result : transport.rename(result.id, wished).catch(() => result);
}

/** Takes one upload from where it is to its end, telling its line. True when it is done. */
export async function runUpload(upload: Upload, means: UploadDependencies, run: Run): Promise<boolean> {
  const { id, file, name, isMetadataKept, uploadId: known } = upload;
  const { line, signal, onSession, onError } = run;
  const { digester, now, ...rest } = means;
  const digests = readDigests(file, digester());
  // A run that was stopped may still hear of its last part while the next one is at work already.
  const update = (to: Partial<Upload>): void => (signal.aborted ? undefined : line.change(id, to));
  update({ state: 'sending', error: null, speed: atRest(now(), line.find(id)?.sentBytes ?? 0) });
  try {
    const result = await uploadFile({
      ...rest,
      file,
      name,
      isMetadataKept,
      uploadId: known,
      digests,
      signal,
      onSession: (uploadId) => {
        update({ uploadId });
        onSession();
      },
      onStage: (state) => update({ state }),
      onWait: (error) => update({ state: 'held', error }),
      onProgress: (sentBytes) => {
        const before = line.find(id);
        if (!before) return;
        const speed = measure(before.speed, now(), sentBytes);
        update({ sentBytes, speed, ...(before.state === 'held' && { state: 'sending', error: null }) });
      },
    });
    update({ state: 'done', sentBytes: file.size, result: await named(line.find(id)?.name ?? name, result, means) });
    return true;
  } catch (error) {
    if (!signal.aborted && !isAborted(error)) {
      update({ state: 'failed', error });
      onError(error);
    }
    return false;
  } finally {
    digests.close();
  }
}
