import { usePathParams, useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { BrandMark } from '../../../../ui/art/BrandMark.tsx';
import { EnteredRoom } from '../EnteredRoom.tsx';
import { KeyForm } from './KeyForm.tsx';
import classes from '../KeyLogin.module.css';
import { useKeyLogin } from './use-key-login.ts';

/** ROUTE-05, D-067: into a live by its passcode, or as a guest by a temporary address; nobody has to sign in. */
export function KeyLoginPage() {
  const t = useT('activity');
  const common = useT('common');
  const { id } = usePathParams('liveKeyLogin');
  const { token } = useSearchParams();
  const { entry, refusal, isBusy, enter, freshEntry } = useKeyLogin(token);
  if (entry) return <EnteredRoom entry={entry} freshEntry={freshEntry} />;
  return (
    <main className={classes.root}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <BrandMark size={32} />
          {common('shell.brand')}
        </p>
        <h1 className={classes.title}>{t('live.room.key.title')}</h1>
        <p className={classes.text}>{t(token === undefined ? 'live.room.key.text' : 'live.room.key.guestText')}</p>
        <KeyForm
          givenId={id}
          hasToken={token !== undefined}
          isBusy={isBusy}
          refusal={refusal}
          onSubmit={(draft) => void enter(draft)}
        />
      </div>
    </main>
  );
}
