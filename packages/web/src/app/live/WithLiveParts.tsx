import type { ReactNode } from 'react';
import { uploadOne } from '../../shared/files/upload/upload-one.ts';
import { type LiveParts, LivePartsContext } from '../../features/live/live-parts.ts';
import { ApprovalOfLive } from './ApprovalOfLive.tsx';
import { ReplayPlayer } from './ReplayPlayer.tsx';

const parts: LiveParts = {
  uploadCover: (file, signal) => uploadOne({ file, rule: 'liveCover', signal }),
  ApprovalDetail: ApprovalOfLive,
  ReplayPlayer,
};

/** Gives lives what they borrow from files and approvals. */
export function WithLiveParts({ children }: { children: ReactNode }) {
  return <LivePartsContext value={parts}>{children}</LivePartsContext>;
}
