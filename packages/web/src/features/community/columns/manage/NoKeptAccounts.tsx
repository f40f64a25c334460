import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../../lib/texts.ts';
import { QuietLectern } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';

export function NoKeptAccounts() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<QuietLectern />}
        title={t('community.column.manage.none.title')}
        text={t('community.column.manage.none.text')}
        action={<PathLink to="certificationAccount">{t('teams.mine.apply')}</PathLink>}
      />
    </Panel>
  );
}
