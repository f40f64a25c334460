import { Button, TextInput } from '@mantine/core';
import { readCertificateNumber } from '@shuyuan/contract/certificates/certificate-number';
import { type SubmitEvent, useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { CheckResult } from './CheckResult.tsx';

/** A number is judged by its check character before anybody is asked. */
export function CheckPanel() {
  const t = useT('study');
  const { number = '' } = usePathParams('certificateCheck');
  const [typed, setTyped] = useState(number);
  const [isWrong, setIsWrong] = useState(number !== '' && readCertificateNumber(number) === null);
  const known = readCertificateNumber(number);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readCertificateNumber(typed);
    setIsWrong(read === null);
    if (read !== null) go('certificateCheck', { number: read });
  };
  return (
    <Stack>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('certificates.number')}
            dir="ltr"
            value={typed}
            maxLength={64}
            autoComplete="off"
            error={isWrong && t('certificates.check.wrong')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth size="md">
            {t('certificates.check.submit')}
          </Button>
        </Stack>
      </form>
      {known !== null && <CheckResult number={known} />}
    </Stack>
  );
}
