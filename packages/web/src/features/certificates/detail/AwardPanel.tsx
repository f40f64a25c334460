import type { readCertificate } from '@shuyuan/contract/certificates/certificate.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { CopyLine } from '../../../shared/sharing/CopyLine.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AwardFacts } from '../AwardFacts.tsx';
import { AwardTag } from '../AwardTag.tsx';
import classes from '../Certificates.module.css';
import { checkAddress } from '../check-address.ts';
import { AwardDownloads } from './AwardDownloads.tsx';

type OwnAward = NonNullable<OutputOf<typeof readCertificate>['award']>;

/** The reader's own award, with the code and the link others check it by. */
export function AwardPanel({ award }: { award: OwnAward }) {
  const t = useT('study');
  const link = checkAddress(award.number);
  return (
    <Panel title={t('certificates.award')} action={<AwardTag state={award.state} />}>
      <Stack>
        <AwardFacts award={award} />
        {award.state !== 'revoked' && <AwardDownloads award={award} />}
        <div className={classes.proof}>
          <QrCode text={link} label={t('certificates.code')} failedText={t('certificates.codeFailed')} size={132} />
          <div className={classes.link}>
            <CopyLine label={t('certificates.copy')} text={link} />
          </div>
        </div>
      </Stack>
    </Panel>
  );
}
