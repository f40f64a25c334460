import { useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../navigation/PathLink.tsx';
import { returnAddress } from './return-address.ts';

/** Back to the section of a course, the subject or the path that led to an exam, a class or a subject; nothing where none did. */
export function ReturnLink() {
  const t = useT('activity');
  const [{ course, section, subject, position }] = useAddressState(returnAddress);
  if (subject !== undefined)
    return (
      <PathLink to="subject" params={{ id: subject }} search={{ position }}>
        {t('return.toSubject')}
      </PathLink>
    );
  if (position !== undefined)
    return (
      <PathLink to="positionDetail" params={{ pageId: position }}>
        {t('return.toPath')}
      </PathLink>
    );
  if (course === undefined || section === undefined) return null;
  return (
    <PathLink to="courseSection" params={{ id: course, section }}>
      {t('return.toCourse')}
    </PathLink>
  );
}
