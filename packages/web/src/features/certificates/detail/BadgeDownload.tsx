import { Button } from '@mantine/core';
import { readCertificateBadge } from '@shuyuan/contract/certificates/certificate-record.wire';
import { BadgeCheck } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from '../Certificates.module.css';

type Props = { award: { readonly id: string; readonly number: string } };

/** An award as a signed badge, for wallets and other platforms. */
export function BadgeDownload({ award: { id, number } }: Props) {
  const t = useT('study');
  const reading = useWrite(readCertificateBadge, { onSuccess: (file) => saveFile(file, `${number}.json`) });
  return (
    <Stack gap={8}>
      <Button
        className={classes.alone}
        variant="default"
        leftSection={<BadgeCheck size={16} aria-hidden />}
        loading={reading.isPending}
        onClick={() => reading.mutate({ id })}
      >
        {t('certificates.badge')}
      </Button>
      <HintText>{t('certificates.badge.hint')}</HintText>
    </Stack>
  );
}
