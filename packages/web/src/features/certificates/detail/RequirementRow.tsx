import { Button } from '@mantine/core';
import type { readCertificate } from '@shuyuan/contract/certificates/certificate.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { contentKinds } from '../../../shared/contents/content-kinds.ts';
import { showContent } from '../../../shared/contents/show-content.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from '../Certificates.module.css';

type RequirementView = OutputOf<typeof readCertificate>['requirements'][number];

function useHints({ minimumPercent, mark, isFinished, isAvailable, nextClass }: RequirementView): string[] {
  const t = useT('study');
  const { percent, dateTime } = useFormat();
  return [
    ...(minimumPercent === null ? [] : [t('certificates.minimum', { percent: percent(minimumPercent / 100) })]),
    ...(mark === null ? [] : [t('certificates.mark', { percent: percent(mark / 100) })]),
    ...(nextClass === null ? [] : [t('certificates.nextClass', { time: dateTime(nextClass.startTime) })]),
    ...(isFinished || isAvailable ? [] : [t('certificates.unavailable')]),
  ];
}

/** One content a certificate asks for: done, or with the way to it. */
export function RequirementRow({ asked }: { asked: RequirementView }) {
  const t = useT('study');
  const { label, icon: Icon } = contentKinds[asked.businessType];
  const hints = [t(label), ...useHints(asked)];
  // Of a class the next one of its series.
  const businessId = asked.nextClass?.id ?? asked.businessId;
  const open = () => showContent({ ...asked, businessId, url: null }, {});
  return (
    <Card as="li" className={classes.row}>
      <span className={classes.what}>
        <span className={classes.titled}>
          <Icon size={16} aria-hidden />
          <bdi>{asked.title}</bdi>
        </span>
        <HintText as="span">{hints.join(' · ')}</HintText>
      </span>
      {asked.isFinished ? (
        <Tag tone="pine">{t('certificates.finished')}</Tag>
      ) : (
        asked.isAvailable && (
          <Button variant="default" size="xs" onClick={open} aria-label={`${t('certificates.open')} ${asked.title}`}>
            {t('certificates.open')}
          </Button>
        )
      )}
    </Card>
  );
}
