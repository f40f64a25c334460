import { Button } from '@mantine/core';
import { readCertificatePdf } from '@shuyuan/contract/certificates/certificate-record.wire';
import { languages } from '@shuyuan/contract/kernel/languages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx';
import { languageNames } from '../../../ui/language-names.ts';
import classes from '../Certificates.module.css';

type Props = { award: { readonly id: string; readonly number: string } };

/** An award to print, in the language of the reader unless they choose another. */
export function PdfDownload({ award: { id, number } }: Props) {
  const t = useT('study');
  const own = useLanguage().language;
  const [language, setLanguage] = useState(own);
  const reading = useWrite(readCertificatePdf, { onSuccess: (file) => saveFile(file, `${number}.pdf`) });
  return (
    <div className={classes.download}>
      <ChoiceField
        label={t('certificates.download.language')}
        choices={languages}
        nameOf={(choice) => languageNames[choice]}
        value={language}
        onChange={setLanguage}
      />
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        loading={reading.isPending}
        onClick={() => reading.mutate({ id, language })}
      >
        {t('certificates.download')}
      </Button>
    </div>
  );
}
