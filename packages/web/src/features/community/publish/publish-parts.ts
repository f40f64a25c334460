import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { type ComponentType, createContext, useContext } from 'react';
import type { PublishFile } from './publish-draft.ts';

export type SentPicture = { readonly id: string; readonly path: string };

/** What publishing borrows from files; the app puts it here, because features never meet. */
export type PublishParts = {
  readonly uploadPicture: (file: File, signal: AbortSignal) => Promise<SentPicture>;
  readonly FilesField: ComponentType<{
    /** Names its line of uploads, which goes on while other pages are shown. */
    name: string;
    label: string;
    rule: Extract<UploadRuleName, 'video' | 'document'>;
    maxFiles: number;
    files: readonly PublishFile[];
    error: string | null;
    onChange: (files: readonly PublishFile[]) => void;
    /** Something is still on its way: what is published now would lack it. */
    onBusy: (isBusy: boolean) => void;
  }>;
};

export const PublishPartsContext = createContext<PublishParts | null>(null);

export function usePublishParts(): PublishParts {
  const parts = useContext(PublishPartsContext);
  if (!parts) throw new Error('the app gives publishing no parts here');
  return parts;
}
