import { Button, Group } from '@mantine/core';
import { onOutdated } from '../lib/client-version.ts';
import { showLastingNotice } from '../lib/notices.ts';
import { useT } from '../lib/texts.ts';

/** D-004: the server knows a newer client; this one goes on working until its user is ready. */
function OutdatedNotice() {
  const t = useT('common');
  return (
    <Group justify="space-between" gap="sm">
      <span>{t('shell.outdated')}</span>
      <Button size="compact-sm" onClick={() => window.location.reload()}>
        {t('shell.reload')}
      </Button>
    </Group>
  );
}

/** Shows it once the server has said so. */
export const connectOutdated = (): void => onOutdated(() => showLastingNotice('outdated', <OutdatedNotice />));
