import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { LiveDetail } from '../manage/managed-live.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { CopyLine } from '../../../shared/sharing/CopyLine.tsx';
import { GuestLink } from './GuestLink.tsx';
import { joinLink, keyLoginLink } from './live-links.ts';
import classes from './ShareContent.module.css';

/** Subject, time, the way in as a link and as a code, a date for the calendar, and a way for guests. */
export function ShareContent({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const format = useFormat();
  const link = joinLink(live);
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <div>
          <h3 className={classes.subject}>{live.subject}</h3>
          <p className={classes.time}>{t('live.share.time', { time: format.dateTime(live.startTime) })}</p>
        </div>
        <CopyLine
          label={t('live.share.link')}
          text={link}
          {...(live.shareKey !== null && { hint: t('live.share.link.key') })}
        />
        {live.hasPasscode && (
          <CopyLine
            label={t('live.share.keyLogin')}
            text={keyLoginLink(live.id)}
            hint={t('live.share.keyLogin.hint')}
          />
        )}
        <div className={classes.actions}>
          <CalendarButton live={live} />
          {live.isManaged && <GuestLink live={live} />}
        </div>
      </div>
      <QrCode text={link} label={t('live.share.qr')} failedText={t('live.share.qr.failed')} size={200} />
    </div>
  );
}
