import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './ContainerFrame.module.css';

/** A page opened before its company allowed the origin has the policy of then, and its browser refuses the frame. */
function useIsRefusedByPolicy(origin: string): boolean {
  const [isRefused, setIsRefused] = useState(false);
  // Before the browser paints: the frame is refused as soon as it stands in the page.
  useLayoutEffect(() => {
    const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setIsRefused(true);
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => document.removeEventListener('securitypolicyviolation', handleViolation);
  }, [origin]);
  return isRefused;
}

/** Its own origin it keeps, because that is never ours: with ours it could undo the sandbox. */
const sandbox = 'allow-scripts allow-forms allow-same-origin';

/** D-192: an application of somebody else. It may run and keep its own things, and neither reach us nor learn which page it stands in. */
export function ContainerFrame({ address }: { address: string }) {
  const t = useT('site');
  const common = useT('common');
  const { host, origin } = new URL(address);
  const isRefused = useIsRefusedByPolicy(origin);
  return (
    <>
      <PageTitle
        title={common('section.paas-container')}
        description={<bdi>{host}</bdi>}
        actions={
          <a href={address} target="_blank" rel="noopener noreferrer" className={classes.apart}>
            <ExternalLink size={16} aria-hidden />
            {t('site.container.apart')}
          </a>
        }
      />
      {isRefused ? (
        <EmptyState
          title={t('site.container.outdated')}
          action={<Button onClick={() => window.location.reload()}>{t('site.container.reload')}</Button>}
        />
      ) : (
        <iframe
          src={address}
          title={t('site.container.frame', { host })}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          className={classes.frame}
        />
      )}
    </>
  );
}
