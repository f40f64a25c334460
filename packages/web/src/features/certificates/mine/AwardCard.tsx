import { certificateKindLabels } from '@shuyuan/contract/certificates/certificate-kind';
import type { listOwnCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AwardFacts } from '../AwardFacts.tsx';
import { AwardTag } from '../AwardTag.tsx';
import classes from '../Certificates.module.css';

type OwnAward = OutputOf<typeof listOwnCertificates>['items'][number];

/** One certificate of one's own, as it was issued. */
export function AwardCard({ award }: { award: OwnAward }) {
  const t = useT('study');
  const { title, kind, state, isRead, certificateId, companyName, revokeReason, isMarkFallen } = award;
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <PathLink to="microCertificate" search={{ id: certificateId }} className={classes.name}>
          <bdi>{title}</bdi>
        </PathLink>
        <span className={classes.tags}>
          {!isRead && <Tag tone="cinnabar">{t('certificates.new')}</Tag>}
          <Tag>{t(certificateKindLabels[kind])}</Tag>
          <AwardTag state={state} />
        </span>
      </div>
      <AwardFacts award={award} companyName={companyName} />
      {revokeReason && (
        <HintText as="span">
          {isMarkFallen
            ? t('certificates.markFell', { title: revokeReason })
            : t('certificates.revokeReason', { reason: revokeReason })}
        </HintText>
      )}
    </Card>
  );
}
