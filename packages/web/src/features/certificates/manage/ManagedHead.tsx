import { certificateKindLabels } from '@shuyuan/contract/certificates/certificate-kind';
import { ArrowLeft } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { CertificateForm } from './certificate-form.ts';
import classes from './Manage.module.css';
import { StateTag } from './StateTag.tsx';
import { CertificateSteps } from './steps/CertificateSteps.tsx';

type Props = {
  certificate: CertificateForm;
  /** The form below it is not saved. */
  isDirty: boolean;
};

/** The way back, the name of a certificate, where it is in its life, and the steps from there. */
export function ManagedHead({ certificate, isDirty }: Props) {
  const study = useT('study');
  const { title, kind, state } = certificate;
  return (
    <div>
      <PathLink to="microCertificateIndex" search={{ view: 'manage' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {study('positions.form.back')}
      </PathLink>
      <div className={classes.head}>
        <span className={classes.tools}>
          <h2 className={classes.title}>
            <bdi>{title}</bdi>
          </h2>
          <Tag>{study(certificateKindLabels[kind])}</Tag>
          <StateTag state={state} />
        </span>
        <span className={classes.tools}>
          <CertificateSteps certificate={certificate} isDirty={isDirty} />
        </span>
      </div>
    </div>
  );
}
