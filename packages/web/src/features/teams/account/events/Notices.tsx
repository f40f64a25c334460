import { Button } from '@mantine/core';
import { CheckCheck, History } from 'lucide-react';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../../lib/navigation.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { EventList } from './EventList.tsx';
import { useNotices } from './use-notices.ts';

/** TEAM-30, D-096: what happened to an account; each of its people reads it for themselves. */
export function Notices({ id }: { id: string }) {
  const t = useT('share');
  const { notices, paging, clear } = useNotices(id);
  const hasUnread = notices.data?.items.some(({ isRead }) => !isRead) ?? false;
  const action = hasUnread && (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<CheckCheck size={14} aria-hidden />}
      loading={clear.isPending}
      onClick={() => clear.mutate({ id })}
    >
      {t('teams.notices.clear')}
    </Button>
  );
  return (
    <Panel title={t('teams.notices.title')} icon={<History />} action={action}>
      <ReadStates read={notices} failed={t('teams.notices.failed')} shape="list" count={5}>
        {({ items, recordCount }) => (
          <>
            <EventList events={items} />
            {recordCount > paging.pageSize && (
              <ListPager paging={paging} recordCount={recordCount} onChange={changeSearch} />
            )}
          </>
        )}
      </ReadStates>
    </Panel>
  );
}
