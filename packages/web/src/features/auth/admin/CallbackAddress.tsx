import { useT } from '../../../lib/texts.ts';
import { apiUrl } from '../../../lib/call.ts';
import classes from './SignInAdmin.module.css';

/** What the provider must be told before it sends anybody back; it has the id in it, so it is known after saving. */
export function CallbackAddress({ id }: { id: string | null }) {
  const t = useT('admin');
  return (
    <p className={classes.address}>
      {id === null ? t('admin.signIn.callback.later') : t('admin.signIn.callback')}
      {id !== null && <code dir="ltr">{`${window.location.origin}${apiUrl(`/oauth/oidc/${id}/callback`)}`}</code>}
    </p>
  );
}
