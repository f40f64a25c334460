import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Mock } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { renderUi } from '../../../ui/test-render.tsx';

export const renderLive = (node: ReactNode) =>
  renderUi(<QueryClientProvider client={createQueryClient()}>{node}</QueryClientProvider>);

type HostedProps = { onClose: Mock<() => void>; children: (isOpen: boolean) => ReactNode };

/** As the host of dialogs has them: a closed one stays until the next is opened. */
export function Hosted({ onClose, children }: HostedProps) {
  const [isOpen, setIsOpen] = useState(true);
  onClose.mockImplementation(() => setIsOpen(false));
  return children(isOpen);
}
