import { Button } from '@mantine/core';
import { PenLine } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';

/** The way to publish something: as an account, or a question in one's own name. */
export function PublishButton({ accountId }: { accountId?: string }) {
  const t = useT('share');
  return (
    <Button
      component="a"
      href={href('publishCreate', {}, { account: accountId })}
      size={accountId === undefined ? 'xs' : 'sm'}
      leftSection={<PenLine size={14} aria-hidden />}
    >
      {t(accountId === undefined ? 'community.question.ask' : 'community.question.publish')}
    </Button>
  );
}
