import { useT } from '../../../lib/texts.ts';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NoTasks() {
  const t = useT('common');
  return <EmptyState art={<TickedList />} title={t('home.tasks.empty.title')} text={t('home.tasks.empty.text')} />;
}
