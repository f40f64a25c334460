import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll, NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { FilesPlace } from './files-address.ts';

/** Nothing there yet, or nothing of what was asked for. */
export function EmptyFiles({ place: { kind, keyword, page } }: { place: FilesPlace }) {
  const t = useT('files');
  if (kind === undefined && keyword === undefined && page === 1) {
    return (
      <Panel>
        <EmptyState art={<BlankScroll />} title={t('files.empty.title')} text={t('files.empty.text')} />
      </Panel>
    );
  }
  const all = (
    <PathLink to="centerMy" params={{ name: 'files' }}>
      {t('files.none.all')}
    </PathLink>
  );
  return (
    <Panel>
      <EmptyState art={<NothingFound />} title={t('files.none.title')} text={t('files.none.text')} action={all} />
    </Panel>
  );
}
