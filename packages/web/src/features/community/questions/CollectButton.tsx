import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { useCountedSwitch } from '../use-counted-switch.ts';
import type { Question } from './question.ts';
import { useActing } from './use-acting.ts';

/** D-148. */
export function CollectButton({ question: { id: targetId, collectId, collectNum } }: { question: Question }) {
  const t = useT('share');
  const write = useActing('question');
  const { isOn, toggle } = useCountedSwitch({
    isOn: collectId !== null,
    count: collectNum,
    save: async (will) => {
      const kind = will ? 'collect' : 'uncollect';
      const now = await write.mutateAsync({ targetType: 'question', targetId, kind });
      return { isOn: now.collectId !== null, count: now.collectNum };
    },
  });
  return (
    <Button
      size="sm"
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<Bookmark size={16} aria-hidden />}
      onClick={toggle}
    >
      {t(isOn ? 'community.question.collected' : 'community.question.collect')}
    </Button>
  );
}
