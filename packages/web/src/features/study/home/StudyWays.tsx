import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';

/** From learning to what goes with it: the library, rooms, certificates, what one has to learn, and what others have to. */
export function StudyWays() {
  const t = useT('study');
  const canAssign = useCan('subordinate.view');
  return (
    <>
      <PathLink to="knowledgeList">{t('study.home.library')}</PathLink>
      <PathLink to="classroomBook" params={{}}>
        {t('study.home.rooms')}
      </PathLink>
      <PathLink to="microCertificateIndex">{t('certificates.title')}</PathLink>
      <PathLink to="centerMy" params={{ name: 'duties' }}>
        {t('study.home.duties')}
      </PathLink>
      {canAssign && (
        <PathLink to="centerMy" params={{ name: 'assignments' }}>
          {t('study.home.assignments')}
        </PathLink>
      )}
    </>
  );
}
