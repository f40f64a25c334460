import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NobodyFound() {
  const t = useT('share');
  return <EmptyState art={<NothingFound />} title={t('teams.members.none')} text={t('teams.members.none.text')} />;
}
