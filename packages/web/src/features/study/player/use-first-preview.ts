import type { readPreview } from '@shuyuan/contract/files/files.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useState } from 'react';

/** News of a conversion must not start anew what one began to watch. */
export function useFirstPreview(file: SectionFile): SectionFile {
  const [first, setFirst] = useState(file);
  if (first.previewPath === null && file.previewPath !== null) setFirst(file);
  return { ...file, previewPath: first.previewPath, previewType: first.previewType, position: first.position };
}

export type SectionFile = OutputOf<typeof readPreview>;
