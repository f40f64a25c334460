import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NoOwnCourses({ isFiltered }: { isFiltered: boolean }) {
  const t = useT('centre');
  if (isFiltered) return <EmptyState title={t('centre.filter.none.title')} text={t('centre.filter.none.text')} />;
  return (
    <EmptyState
      title={t('centre.course.empty.title')}
      text={t('centre.course.empty.text')}
      action={<PathLink to="study">{t('centre.course.empty.way')}</PathLink>}
    />
  );
}
