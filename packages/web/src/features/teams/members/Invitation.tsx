import { useFormat } from '../../../lib/format.ts';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { CopyLine } from '../../../shared/sharing/CopyLine.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import classes from './Members.module.css';

/** Where whoever was given a code joins. */
export const joinLink = (code: string): string =>
  new URL(href('teamContent', {}, { join: code }), window.location.href).href;

type Props = { invite: { readonly inviteCode: string; readonly renewTime: number } };

export function Invitation({ invite: { inviteCode, renewTime } }: Props) {
  const t = useT('share');
  const format = useFormat();
  const link = joinLink(inviteCode);
  return (
    <div className={classes.invite}>
      <p className={classes.soft}>{t('teams.invite.hint')}</p>
      <CopyLine
        label={t('teams.invite.code')}
        text={inviteCode}
        hint={t('teams.invite.since', { time: format.dateTime(renewTime) })}
      />
      <CopyLine label={t('teams.invite.link')} text={link} />
      <QrCode text={link} label={t('teams.invite.qr')} failedText={t('teams.invite.qr.failed')} size={168} />
    </div>
  );
}
