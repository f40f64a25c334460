import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { returnAddress } from './return-address.ts';

/** Back to the section of a course that led to the exam; nothing where none did. */
export function ReturnLink() {
  const t = useT('exams');
  const [{ course, section }] = useAddressState(returnAddress);
  if (course === undefined || section === undefined) return null;
  return (
    <PathLink to="courseSection" params={{ id: course, section }}>
      {t('exams.backToCourse')}
    </PathLink>
  );
}
