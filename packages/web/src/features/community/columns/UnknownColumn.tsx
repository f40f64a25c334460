import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function UnknownColumn() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('community.column.unknown.title')}
        text={t('community.column.unknown.text')}
        action={<PathLink to="teamColumn">{t('community.column.all')}</PathLink>}
      />
    </Panel>
  );
}
