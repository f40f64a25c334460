import { type ComponentType, createContext, useContext } from 'react';

export type UploadedCover = { readonly id: string; readonly path: string };

/** What lives borrow from other features; the app puts it here, because features never meet. */
export type LiveParts = {
  readonly uploadCover: (file: File, signal: AbortSignal) => Promise<UploadedCover>;
  readonly ReplayPlayer: ComponentType<{
    fileId: string;
    name: string;
    onElement: (element: HTMLVideoElement | null) => void;
  }>;
  readonly ApprovalDetail: ComponentType<{ liveId: string; onClose: () => void }>;
};

export const LivePartsContext = createContext<LiveParts | null>(null);

export function useLiveParts(): LiveParts {
  const parts = useContext(LivePartsContext);
  if (!parts) throw new Error('the app gives lives no parts here');
  return parts;
}
