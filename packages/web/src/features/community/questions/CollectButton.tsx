import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import type { useActing } from './use-acting.ts';

/** D-148. */
export function CollectButton({ acting: { isCollected, act } }: { acting: ReturnType<typeof useActing> }) {
  const t = useT('share');
  return (
    <Button
      size="sm"
      variant={isCollected ? 'light' : 'default'}
      aria-pressed={isCollected}
      leftSection={<Bookmark size={16} aria-hidden />}
      onClick={() => act(isCollected ? 'uncollect' : 'collect')}
    >
      {t(isCollected ? 'community.question.collected' : 'community.question.collect')}
    </Button>
  );
}
