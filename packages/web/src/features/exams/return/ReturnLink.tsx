import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { returnAddress } from './return-address.ts';

/** Back to the section of a course, the subject or the path that led to the exam; nothing where none did. */
export function ReturnLink() {
  const t = useT('exams');
  const [{ course, section, subject, position }] = useAddressState(returnAddress);
  if (subject !== undefined)
    return (
      <PathLink to="subject" params={{ id: subject }}>
        {t('exams.backToSubject')}
      </PathLink>
    );
  if (position !== undefined)
    return (
      <PathLink to="positionDetail" params={{ pageId: position }}>
        {t('exams.backToPath')}
      </PathLink>
    );
  if (course === undefined || section === undefined) return null;
  return (
    <PathLink to="courseSection" params={{ id: course, section }}>
      {t('exams.backToCourse')}
    </PathLink>
  );
}
