import { useT } from '../../../../lib/texts.ts';
import { apiUrl } from '../../../../lib/call.ts';
import classes from '../SignInAdmin.module.css';
import type { Source } from './source-form.ts';

/** What the provider must be told before it sends anybody back; it has the id in it, so it is known after saving. */
export function CallbackAddress({ source }: { source: Source | null }) {
  const t = useT('admin');
  // Where the operator has not said which address people use, the server takes the one this page was opened by.
  const here = source && `${window.location.origin}${apiUrl(`/oauth/oidc/${source.id}/callback`)}`;
  return (
    <p className={classes.address}>
      {source === null ? t('admin.signIn.callback.later') : t('admin.signIn.callback')}
      {source !== null && <code dir="ltr">{source.callbackUrl ?? here}</code>}
    </p>
  );
}
