import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EnteredRoom } from './EnteredRoom.tsx';
import classes from './Room.module.css';
import { identityOf, useEntry } from './use-entry.ts';

function Door({ id, identity }: { id: string; identity: LiveIdentity }) {
  const t = useT('activity');
  const common = useT('common');
  const { entering, retry, freshEntry } = useEntry(id, identity);
  if (entering.state === 'in') return <EnteredRoom entry={entering.entry} freshEntry={freshEntry} />;
  return (
    <main className={classes.entering}>
      <h1 className={classes.hiddenTitle}>{t('live.room.title')}</h1>
      {entering.state === 'asking' ? (
        <output>{t('live.room.entering')}</output>
      ) : (
        <ErrorState
          size="page"
          title={t('live.room.closed')}
          text={entering.reason ?? t('live.room.closed.text')}
          retryLabel={common('shell.retry')}
          onRetry={retry}
        />
      )}
    </main>
  );
}

/** ROUTE-01: the room of our own, as whom the address says. */
export function LiveActionPage() {
  const { id = '', identity } = useSearchParams();
  return <Door key={`${id} ${identity}`} id={id} identity={identityOf(identity)} />;
}
