import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { readDigests, workerDigester } from './digests.ts';
import { transport, type UploadedFile } from './transport.ts';
import { uploadFile } from './upload-file.ts';

type Input = { readonly file: File; readonly rule: UploadRuleName; readonly signal: AbortSignal };

const ignore = (): void => undefined;

/** One file of a form that shows its own state: no list, no pause, nothing remembered. */
export async function uploadOne({ file, rule, signal }: Input): Promise<UploadedFile> {
  const digests = readDigests(file, workerDigester());
  try {
    return await uploadFile({
      file,
      name: file.name,
      uploadId: null,
      rule,
      isConverted: false,
      isMetadataKept: false,
      digests,
      transport,
      signal,
      onProgress: ignore,
      onWait: ignore,
      onSession: ignore,
      onStage: ignore,
    });
  } finally {
    digests.close();
  }
}
