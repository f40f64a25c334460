import { Button } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  art?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
  size?: 'panel' | 'page';
};

/** A part that could not be loaded says so in its own place, with the way on. */
export function ErrorState({ art, title, text, retryLabel, onRetry, isRetrying = false, size = 'panel' }: Props) {
  const retry = (
    <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} loading={isRetrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState art={art} title={title} text={text} action={retry} size={size} />
    </div>
  );
}
