import { listMembers } from '@shuyuan/contract/people/people.wire';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { OptionalPart } from '../../shared/reads/OptionalPart.tsx';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { useModuleTitle } from '../site/module-title.ts';
import { ColleagueList } from './ColleagueList.tsx';

const shown = 7;

function Place({ count = 0, children }: { count?: number; children: ReactNode }) {
  const t = useT('common');
  const hint = count > 0 ? t('home.colleagues.count', { count }) : undefined;
  return (
    <Panel title={useModuleTitle(t('home.colleagues.title'))} icon={<UsersRound />} hint={hint}>
      {children}
    </Panel>
  );
}

/** Pleasant to have and no reason to disturb anybody: when the directory cannot be had, its place is left out (ERR-15). */
export function Colleagues() {
  const t = useT('common');
  const waiting = (
    <Place>
      <SkeletonList label={t('home.loading')} count={shown} />
    </Place>
  );
  return (
    <OptionalPart endpoint={listMembers} input={{ page: 1, pageSize: shown }} waiting={waiting}>
      {({ items, recordCount }) => (
        <Place count={recordCount}>
          <ColleagueList members={items} />
        </Place>
      )}
    </OptionalPart>
  );
}
