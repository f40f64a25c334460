import { useSearchParams } from '../../../lib/route-values.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from './CheckIn.module.css';
import { CheckInResult } from './CheckInResult.tsx';
import { readScan } from './read-scan.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { TakeCode } from './TakeCode.tsx';

function Scanned() {
  const t = useT('classes');
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const scan = readScan();
  if (!scan) return <EmptyState size="page" title={t('classes.checkIn.none')} text={t('classes.checkIn.none.text')} />;
  return isSignedIn ? <CheckInResult receipt={scan.receipt} /> : <SignInFirst scanTime={scan.scanTime} />;
}

/** Where the camera of a phone leads: the time of the scan is noted at once, whoever signs in afterwards is checked in by it. */
export function CheckInPage() {
  const { code } = useSearchParams();
  return <main className={classes.root}>{code === undefined ? <Scanned /> : <TakeCode code={code} />}</main>;
}
