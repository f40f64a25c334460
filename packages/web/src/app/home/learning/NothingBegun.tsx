import { useT } from '../../../lib/texts.ts';
import { BooksAndTea } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NothingBegun() {
  const t = useT('common');
  return (
    <EmptyState art={<BooksAndTea />} title={t('home.continue.empty.title')} text={t('home.continue.empty.text')} />
  );
}
