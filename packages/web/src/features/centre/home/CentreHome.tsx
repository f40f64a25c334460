import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { NextTasks } from './NextTasks.tsx';

/** CENTRE-01: what is to be done next, and the way to every list of one's own. */
export function CentreHome({ lists }: { lists: ReactNode }) {
  const t = useT('centre');
  return (
    <>
      <PageTitle title={t('centre.home.title')} description={t('centre.home.text')} />
      <Stack gap={20}>
        <NextTasks />
        {lists}
      </Stack>
    </>
  );
}
