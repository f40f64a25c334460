import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { go } from '../../../lib/navigation.ts';
import { paths } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';

/** The scan is noted; who it was is said by signing in. */
export function SignInFirst({ scanTime }: { scanTime: number }) {
  const t = useT('classes');
  const format = useFormat();
  return (
    <>
      <h1>{t('classes.checkIn.signIn.title')}</h1>
      <p>{t('classes.checkIn.signIn', { time: format.time(scanTime) })}</p>
      <Button onClick={() => go('login', {}, { returnTo: paths.classCheckIn })}>
        {t('classes.checkIn.signIn.button')}
      </Button>
    </>
  );
}
