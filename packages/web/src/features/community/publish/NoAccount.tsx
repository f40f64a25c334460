import { Button } from '@mantine/core';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { QuietLectern } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** Films and documents are published by accounts: the way to one. */
export function NoAccount() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<QuietLectern />}
        title={t('community.publish.noAccount.title')}
        text={t('community.publish.noAccount.text')}
        action={
          <Button component="a" href={href('certificationAccount')}>
            {t('teams.mine.apply')}
          </Button>
        }
      />
    </Panel>
  );
}
