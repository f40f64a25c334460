import { Button } from '@mantine/core';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { visitorView } from '@shuyuan/contract/sharing/visitor-view';
import { useEffect } from 'react';
import { EntranceLayout } from '../../features/auth/EntranceLayout.tsx';
import { EntranceTitle } from '../../features/auth/EntranceTitle.tsx';
import { goToGone, VisitShare } from '../../features/sharing/landing/VisitShare.tsx';
import { go, here } from '../../lib/navigation.ts';
import { usePathParams, useSearchParams } from '../../lib/route-values.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';

/** What a visitor sees of it is decided by `visitorView` alone. */
function Invitation({ type }: { type: ShareType }) {
  const t = useT('sharing');
  const { title } = visitorView(type);
  return (
    <EntranceLayout>
      <EntranceTitle title={title ?? t('sharing.landing.title')} text={t('sharing.landing.text')} />
      <Button fullWidth size="md" onClick={() => go('login', {}, { returnTo: here() })}>
        {t('sharing.landing.signIn')}
      </Button>
    </EntranceLayout>
  );
}

function BadType() {
  useEffect(goToGone, []);
  return null;
}

const typeOf = (text: string): ShareType | undefined => Object.values(ShareType).find((type) => String(type) === text);

/** ROUTE-11, D-085: what a share link opens. */
export function ShareLanding() {
  const { id, type: text } = usePathParams('shareLanding');
  const { shareId } = useSearchParams();
  const isMember = useSession(({ status }) => status === 'signed-in');
  const type = typeOf(text);
  if (type === undefined) return <BadType />;
  return isMember ? <VisitShare id={id} type={type} shareId={shareId} /> : <Invitation type={type} />;
}
