import { certificateKindLabels } from '@shuyuan/contract/certificates/certificate-kind';
import type { listCertificates } from '@shuyuan/contract/certificates/certificate.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AwardTag } from '../AwardTag.tsx';
import classes from '../Certificates.module.css';

type CertificateCardView = OutputOf<typeof listCertificates>['items'][number];

/** A certificate one can earn: how far one is, or whether it holds. */
export function CertificateCard({ certificate }: { certificate: CertificateCardView }) {
  const t = useT('study');
  const { id, title, introduction, kind, validMonths, requiredCount, finishedCount, renewal, award } = certificate;
  const validity =
    validMonths === null ? t('certificates.forever') : t('certificates.validMonths', { months: validMonths });
  const progress = t('certificates.progress', { finished: finishedCount, required: requiredCount });
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <PathLink to="microCertificate" search={{ id }} className={classes.name}>
          <bdi>{title}</bdi>
        </PathLink>
        <span className={classes.tags}>
          <Tag>{t(certificateKindLabels[kind])}</Tag>
          {renewal && <Tag tone="gold">{t('certificates.renewing')}</Tag>}
          {award && <AwardTag state={award.state} />}
        </span>
      </div>
      {introduction && <HintText as="span">{introduction}</HintText>}
      <HintText as="span">{`${progress} · ${validity}`}</HintText>
    </Card>
  );
}
