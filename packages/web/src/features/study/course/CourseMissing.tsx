import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** No such course, or no such section in it. */
export function CourseMissing() {
  const t = useT('study');
  return (
    <EmptyState
      size="page"
      art={<NothingFound />}
      title={t('study.course.missing.title')}
      text={t('study.course.missing.text')}
      action={<PathLink to="study">{t('study.course.missing.action')}</PathLink>}
    />
  );
}
