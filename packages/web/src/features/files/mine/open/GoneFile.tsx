import { useT } from '../../../../lib/texts.ts';
import { NothingFound } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';

/** An address of a file that was deleted, or is another's. */
export function GoneFile() {
  const t = useT('files');
  return (
    <Panel>
      <EmptyState art={<NothingFound />} title={t('files.gone.title')} text={t('files.gone.text')} />
    </Panel>
  );
}
