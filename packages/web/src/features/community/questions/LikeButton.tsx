import { Button } from '@mantine/core';
import { ThumbsUp } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { useActing } from './use-acting.ts';

type Props = { acting: ReturnType<typeof useActing>; size?: 'compact-sm' | 'sm' };

/** D-129; how many like it is a part of its name. */
export function LikeButton({ acting: { isPraised, praiseNum, act }, size = 'sm' }: Props) {
  const t = useT('share');
  const format = useFormat();
  return (
    <Button
      size={size}
      variant={isPraised ? 'light' : size === 'sm' ? 'default' : 'subtle'}
      color={isPraised || size === 'sm' ? 'pine' : 'gray'}
      aria-pressed={isPraised}
      leftSection={<ThumbsUp size={size === 'sm' ? 16 : 14} aria-hidden />}
      onClick={() => act(isPraised ? 'unlike' : 'like')}
    >
      {praiseNum > 0
        ? t('community.question.like.count', { count: format.narrow(praiseNum) })
        : t('community.question.like')}
    </Button>
  );
}
