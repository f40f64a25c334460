import { Button } from '@mantine/core';
import { Share2 } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { copyLink } from './copy-link.ts';
import type { Question } from './question.ts';
import { useActing } from './use-acting.ts';

/** D-129: a share is counted once its address could be taken along. */
export function ShareButton({ question: { id, kind } }: { question: Question }) {
  const t = useT('share');
  const write = useActing('question');
  const share = async () => {
    if (await copyLink({ id, kind })) write.mutate({ targetType: 'question', targetId: id, kind: 'share' });
  };
  return (
    <Button size="sm" variant="default" leftSection={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
      {t('community.question.share')}
    </Button>
  );
}
