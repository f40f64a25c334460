import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { type LiveParts, LivePartsContext } from '../live-parts.ts';

export const parts = {
  uploadCover: vi.fn<LiveParts['uploadCover']>(),
  ReplayPlayer: () => null,
  ApprovalDetail: ({ liveId }: { liveId: string }) => <p>approval of {liveId}</p>,
} satisfies LiveParts;

export const renderLive = (node: ReactNode) =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <LivePartsContext value={parts}>{node}</LivePartsContext>
    </QueryClientProvider>,
  );
