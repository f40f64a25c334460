import { Button } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../lib/texts.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import classes from './Widget.module.css';

/** SHARE-04 */
const qrSizePx = 200;

/** One target in the place of all of them. What was pressed is gone, so the way back takes the focus. */
export function Panel({ children, onBack }: { children: ReactNode; onBack: () => void }) {
  const t = useT('sharing');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={classes.panel}>
      {children}
      <Button
        ref={back}
        variant="subtle"
        color="gray"
        leftSection={<ArrowLeft size={16} className={classes.turned} aria-hidden />}
        onClick={onBack}
      >
        {t('sharing.back')}
      </Button>
    </div>
  );
}

type Props = { link: string; onBack: () => void };

/** D-084: scanned with the telephone, WeChat opens the link and hands it on. */
export function WeChatPanel({ link, onBack }: Props) {
  const t = useT('sharing');
  return (
    <Panel onBack={onBack}>
      <QrCode text={link} label={t('sharing.weChat.code')} failedText={t('sharing.weChat.failed')} size={qrSizePx} />
      <p className={classes.hint}>{t('sharing.weChat.hint')}</p>
    </Panel>
  );
}

/** Where no page may copy, the link is taken by hand. */
export function ByHandPanel({ link, onBack }: Props) {
  const t = useT('sharing');
  return (
    <Panel onBack={onBack}>
      <p className={classes.hint}>{t('sharing.byHand')}</p>
      <input
        className={classes.address}
        aria-label={t('sharing.address')}
        dir="ltr"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Panel>
  );
}
