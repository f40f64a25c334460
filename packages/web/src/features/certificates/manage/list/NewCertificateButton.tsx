import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { NewCertificate } from './NewCertificate.tsx';

/** The way to a new certificate. */
export function NewCertificateButton() {
  const t = useT('courses');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('certificates.create')}
      </ActionButton>
      {isOpen && <NewCertificate onClose={() => setIsOpen(false)} />}
    </>
  );
}
