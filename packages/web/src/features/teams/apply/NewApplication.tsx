import { Button } from '@mantine/core';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';

export function NewApplication() {
  const t = useT('share');
  return (
    <Button component="a" href={href('certificationAccount')}>
      {t('teams.mine.apply')}
    </Button>
  );
}
