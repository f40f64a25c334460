import { containerTarget, readContainerOrigins } from '@shuyuan/contract/system/container-target';
import { readConfig } from '@shuyuan/contract/system/system.wire';
import { closePage } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { ErrorPage } from '../ErrorPage.tsx';
import { ContainerFrame } from './ContainerFrame.tsx';

/** ROUTE-52, D-192: `?url=` in a frame, if the company allows its origin; anything else is the error page. */
export function ContainerPage() {
  const t = useT('site');
  const { url = '' } = useSearchParams();
  const setting = useRead(readConfig, { key: 'CONTAINER_ORIGINS' }, { claims: 'notices' });
  return (
    <ReadStates read={setting} failed={t('site.container.failed')} shape="list">
      {({ value }) => {
        const origins = readContainerOrigins(value);
        const address = containerTarget(url, { origins, ownOrigin: window.location.origin });
        if (address !== null) return <ContainerFrame key={address} address={address} />;
        const message = t('site.container.refused');
        return <ErrorPage code="container" kind="no-permission" message={message} onClose={closePage} />;
      }}
    </ReadStates>
  );
}
