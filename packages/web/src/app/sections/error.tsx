import { useT } from '../../lib/texts.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { closePage } from '../../lib/navigation.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import type { Pages } from '../section-pages.ts';

/** C-06: both addresses of the error page show this. */
function NumberedErrorPage() {
  const { code } = usePathParams('errorPage');
  return <ErrorPage code={code} onClose={closePage} />;
}

/** D-193: an address nobody knows. */
export function UnknownPage() {
  const t = useT('errors');
  return <ErrorPage code="not-found" kind="empty" message={t('error.notFound')} onClose={closePage} />;
}

export const pages: Pages = { errorPage: NumberedErrorPage };
