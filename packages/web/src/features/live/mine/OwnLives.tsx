import type { Paging } from '@shuyuan/contract/kernel/paging';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { QuietLectern } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CardGrid } from '../community/CardGrid.tsx';
import { useReloadLives } from '../community/use-reload-lives.ts';
import { type OwnBox, useOwnLives } from './use-own-lives.ts';

type Props = { box: OwnBox; paging: Paging; onMove: (paging: Paging) => void };

/** A page of the lives the reader subscribed to, attended or collected. */
export function OwnLives({ box, paging, onMove }: Props) {
  const t = useT('centre');
  const read = useOwnLives(box, paging);
  const reload = useReloadLives();
  return (
    <ReadStates read={read} failed={t('centre.live.failed')} shape="cards" count={4}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <Panel>
            <EmptyState
              art={<QuietLectern />}
              title={t(`centre.live.empty.${box}`)}
              text={t('centre.live.empty.text')}
              action={<PathLink to="liveIndex">{t('centre.live.empty.way')}</PathLink>}
            />
          </Panel>
        ) : (
          <Stack>
            <CardGrid lives={items} onZero={reload} />
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
