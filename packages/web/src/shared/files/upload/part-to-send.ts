import type { checkFileKey, uploadCloudPart } from '@shuyuan/contract/files/uploads.wire';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type UploadProgress = OutputOf<typeof checkFileKey>;

export type PartToSend = {
  readonly url: UploadProgress['uploadUrl'];
  /** Whether it may go straight to storage. */
  readonly isDirect: boolean;
  readonly fields: InputOf<typeof uploadCloudPart>;
  readonly bytes: Blob;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
};
