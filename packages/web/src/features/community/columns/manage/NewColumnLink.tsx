import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { href } from '../../../../lib/paths.ts';
import { useT } from '../../../../lib/texts.ts';

export function NewColumnLink({ accountId }: { accountId: string }) {
  const t = useT('share');
  return (
    <Button
      component="a"
      href={href('columnAdd', {}, { teamID: accountId })}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {t('community.column.add')}
    </Button>
  );
}
