import { Button } from '@mantine/core';
import { recommendColumns, recommendRandomColumns } from '@shuyuan/contract/community/column.wire';
import { RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { Column } from './column.ts';
import { ColumnGrid } from './ColumnGrid.tsx';

const shown = 4;

/** COMM-33, D-134: columns most subscribe to; the button turns them into others, none of those on the screen. */
export function RecommendedColumns() {
  const t = useT('share');
  const [others, setOthers] = useState<readonly Column[] | null>(null);
  // Read once for each visit: whoever subscribes to one of them must not lose the others from under the finger, and
  // whoever comes back must not find what they subscribed to elsewhere since.
  const first = useRead(
    recommendColumns,
    { page: 1, pageSize: shown },
    { claims: 'notices', staleTime: Infinity, gcTime: 0 },
  );
  const columns = others ?? first.data?.items ?? [];
  const turn = useWrite(recommendRandomColumns, {
    onSuccess: ({ items }) => {
      if (items.length > 0) setOthers(items);
      else showNotice(t('community.column.recommend.noMore'));
    },
  });
  const other = (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<RefreshCw size={14} aria-hidden />}
      loading={turn.isPending}
      onClick={() => turn.mutate({ size: shown, shown: columns.map(({ id }) => id).join(',') })}
    >
      {t('community.column.recommend.other')}
    </Button>
  );
  return (
    <Panel title={t('community.column.recommend.title')} icon={<Sparkles />} action={first.data && other}>
      <ReadStates read={first} failed={t('community.column.failed')} shape="cards" count={shown}>
        {() =>
          columns.length === 0 ? (
            <EmptyState
              title={t('community.column.recommend.empty.title')}
              text={t('community.column.recommend.empty.text')}
            />
          ) : (
            <ColumnGrid label={t('community.column.recommend.title')} columns={columns} />
          )
        }
      </ReadStates>
    </Panel>
  );
}
