import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** D-113: how to come to an account. */
export function NoAccounts() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<OpenTalk />}
        title={t('teams.mine.empty.title')}
        text={t('teams.mine.empty.text')}
        action={<PathLink to="certificationAccount">{t('teams.mine.apply')}</PathLink>}
      />
    </Panel>
  );
}
