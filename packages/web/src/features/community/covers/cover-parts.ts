import { createContext, useContext } from 'react';

/** What a cover borrows from files; the app puts it here, because features never meet. */
export type CoverParts = {
  readonly uploadPicture: (file: File, signal: AbortSignal) => Promise<{ readonly id: string; readonly path: string }>;
};

export const CoverPartsContext = createContext<CoverParts | null>(null);

export function useCoverParts(): CoverParts {
  const parts = useContext(CoverPartsContext);
  if (!parts) throw new Error('the app gives covers no way to upload here');
  return parts;
}
