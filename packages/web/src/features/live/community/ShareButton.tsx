import { Button } from '@mantine/core';
import { shareLiveWidth } from '@shuyuan/contract/live/live-form';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { CopyLine } from '../share/CopyLine.tsx';
import { joinLink } from '../share/live-links.ts';
import type { LiveDetail } from './live-detail.ts';
import classes from './ShareButton.module.css';

function Content({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const format = useFormat();
  const link = joinLink(live);
  const hint = live.shareKey === null ? {} : { hint: t('live.share.link.key') };
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <div>
          <h3 className={classes.subject}>{live.subject}</h3>
          <p className={classes.time}>{t('live.share.time', { time: format.dateTime(live.startTime) })}</p>
        </div>
        <CopyLine label={t('live.share.link')} text={link} {...hint} />
      </div>
      <QrCode text={link} label={t('live.share.qr')} failedText={t('live.share.qr.failed')} size={200} />
    </div>
  );
}

/** The link to a live and its code, for whoever sees it. It carries a key only for who may invite (D-050). */
export function ShareButton({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const common = useT('common');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Share2 size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('live.detail.share')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('live.share.title')}
        closeLabel={common('dialog.close')}
        width={shareLiveWidth}
        onClose={() => setIsOpen(false)}
      >
        <Content live={live} />
      </Dialog>
    </>
  );
}
