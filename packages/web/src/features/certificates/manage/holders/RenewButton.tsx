import { Button } from '@mantine/core';
import { openRenewal } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { managedReads } from '../certificate-form.ts';
import type { Holder } from './holder.ts';

/** Lets somebody earn it again, also where it expired or was revoked. */
export function RenewButton({ holder: { id, holderName: name } }: { holder: Holder }) {
  const t = useT('courses');
  const [isOpen, setIsOpen] = useState(false);
  const title = t('certificates.renew.person', { name });
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={title} onClick={() => setIsOpen(true)}>
        {t('certificates.renew')}
      </Button>
      {isOpen && (
        <RemoveDialog
          title={title}
          text={t('certificates.renew.text')}
          confirmLabel={t('certificates.renew')}
          doneText={t('certificates.renewed')}
          endpoint={openRenewal}
          input={{ id }}
          refreshes={managedReads}
          claims={['certificate.wrong-state', 'course.not-in-audience']}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
