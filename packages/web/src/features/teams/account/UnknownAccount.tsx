import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function UnknownAccount() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('teams.account.unknown.title')}
        text={t('teams.account.unknown.text')}
        action={<PathLink to="shareIndex">{t('teams.account.index')}</PathLink>}
      />
    </Panel>
  );
}
