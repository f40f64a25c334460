import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function MissingImport() {
  const t = useT('admin');
  const another = <PathLink to="adminImport">{t('admin.import.another')}</PathLink>;
  return (
    <Panel>
      <EmptyState
        art={<NothingFound />}
        title={t('admin.import.missing')}
        text={t('admin.import.missingText')}
        action={another}
      />
    </Panel>
  );
}
