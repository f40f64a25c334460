import type { ReactNode } from 'react';
import { type CoverParts, CoverPartsContext } from '../../features/community/covers/cover-parts.ts';
import { uploadOne } from '../../shared/files/upload/upload-one.ts';

const parts: CoverParts = { uploadPicture: (file, signal) => uploadOne({ file, rule: 'picture', signal }) };

/** Gives covers what they borrow from files. */
export function WithCoverParts({ children }: { children: ReactNode }) {
  return <CoverPartsContext value={parts}>{children}</CoverPartsContext>;
}
