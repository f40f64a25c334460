import { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import { Waypoints } from 'lucide-react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PathBeads } from './PathBeads.tsx';

const shown = 3;

/** The paths the reader walks, each a line of beads; nothing where they walk none. */
export function OpenPaths() {
  const t = useT('study');
  const { data } = useRead(listPositionPaths, { pageSize: shown });
  if (!data || data.items.length === 0) return null;
  const all = (
    <PathLink to="centerPosition" params={{}}>
      {t('positions.all')}
    </PathLink>
  );
  return (
    <Panel title={t('positions.view.mine')} icon={<Waypoints />} action={all}>
      <Stack as="ul">
        {data.items.map((path) => (
          <PathBeads key={path.progressId} path={path} />
        ))}
      </Stack>
    </Panel>
  );
}
