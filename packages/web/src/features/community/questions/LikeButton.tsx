import { Button } from '@mantine/core';
import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { ThumbsUp } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { useCountedSwitch } from '../use-counted-switch.ts';
import { useActing } from './use-acting.ts';

type Props = {
  targetType: ContentTarget;
  target: { readonly id: string; readonly isPraised: boolean; readonly praiseNum: number };
  size?: 'compact-sm' | 'sm';
};

/** D-129; how many like it is a part of its name. */
export function LikeButton({ targetType, target: { id: targetId, isPraised, praiseNum }, size = 'sm' }: Props) {
  const t = useT('share');
  const format = useFormat();
  const write = useActing(targetType);
  const { isOn, count, toggle } = useCountedSwitch({
    isOn: isPraised,
    count: praiseNum,
    save: async (will) => {
      const now = await write.mutateAsync({ targetType, targetId, kind: will ? 'like' : 'unlike' });
      return { isOn: now.isPraised, count: now.praiseNum };
    },
  });
  return (
    <Button
      size={size}
      variant={isOn ? 'light' : size === 'sm' ? 'default' : 'subtle'}
      color={isOn || size === 'sm' ? 'pine' : 'gray'}
      aria-pressed={isOn}
      leftSection={<ThumbsUp size={size === 'sm' ? 16 : 14} aria-hidden />}
      onClick={toggle}
    >
      {count > 0 ? t('community.question.like.count', { count: format.narrow(count) }) : t('community.question.like')}
    </Button>
  );
}
