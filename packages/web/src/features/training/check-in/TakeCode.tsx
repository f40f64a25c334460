import { scanCode } from '@shuyuan/contract/training/attendance.wire';
import { useEffect } from 'react';
import { goInstead } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { writeScan } from './read-scan.ts';

/** Exchanges the code of the address for a receipt with the time of the scan, and takes it out of the address. */
export function TakeCode({ code }: { code: string }) {
  const t = useT('classes');
  const scan = useRead(scanCode, { code }, { claims: 'notices', staleTime: Infinity, refetchOnWindowFocus: false });
  const { data } = scan;
  useEffect(() => {
    if (!data) return;
    writeScan(data);
    goInstead('classCheckIn', {}, {});
  }, [data]);
  if (scan.isError) return <ReadFailure read={scan} title={t('classes.checkIn.failed')} size="page" />;
  return <SkeletonList label={t('classes.checkIn.running')} count={2} />;
}
