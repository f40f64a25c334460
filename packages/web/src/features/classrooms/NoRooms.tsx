import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoRooms({ search }: { search: string }) {
  const t = useT('classrooms');
  return search === '' ? (
    <EmptyState title={t('classrooms.empty')} text={t('classrooms.empty.text')} />
  ) : (
    <EmptyState title={t('classrooms.none', { search })} text={t('classrooms.none.text')} />
  );
}
