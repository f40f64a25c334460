import { Button } from '@mantine/core';
import { recommendAccounts, recommendRandomAccounts } from '@shuyuan/contract/teams/account.wire';
import { RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { Sharer } from '../SharerCard.tsx';
import { SharerGrid } from './SharerGrid.tsx';

const shown = 3;

/** TEAM-29, D-134: who writes about what one follows; the button turns them into others, none of those on the screen. */
export function Recommended() {
  const t = useT('share');
  const [others, setOthers] = useState<readonly Sharer[] | null>(null);
  // Read once: whoever follows one of them must not lose the others from under the finger.
  const first = useRead(recommendAccounts, { page: 1, pageSize: shown }, { claims: 'notices', staleTime: Infinity });
  const sharers = others ?? first.data?.items ?? [];
  const turn = useWrite(recommendRandomAccounts, {
    onSuccess: ({ items }) => {
      if (items.length > 0) setOthers(items);
      else showNotice(t('teams.recommend.noMore'));
    },
  });
  const other = (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<RefreshCw size={14} aria-hidden />}
      loading={turn.isPending}
      onClick={() => turn.mutate({ size: shown, shown: sharers.map(({ id }) => id).join(',') })}
    >
      {t('teams.recommend.other')}
    </Button>
  );
  return (
    <Panel title={t('teams.recommend.title')} icon={<Sparkles />} action={first.data && other}>
      <ReadStates read={first} failed={t('teams.recommend.failed')} shape="cards" count={shown}>
        {() =>
          sharers.length === 0 ? (
            <EmptyState title={t('teams.recommend.empty.title')} text={t('teams.recommend.empty.text')} />
          ) : (
            <SharerGrid label={t('teams.recommend.title')} sharers={sharers} isTurned={others !== null} />
          )
        }
      </ReadStates>
    </Panel>
  );
}
