import { VisuallyHidden } from '@mantine/core';
import { countUnreadCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import classes from '../Certificates.module.css';

/** D-185: red while a certificate was not seen yet. Without an answer there is no dot. */
export function UnreadDot() {
  const t = useT('personal');
  const { data } = useRead(countUnreadCertificates, {}, { claims: 'all' });
  if (!data || data.count === 0) return null;
  return (
    <span className={classes.dot}>
      <VisuallyHidden>{t('centre.certificates.unread')}</VisuallyHidden>
    </span>
  );
}
