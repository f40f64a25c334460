import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EnteredRoom } from './EnteredRoom.tsx';
import classes from './Room.module.css';
import { identityOf, useEntry, waitingReason } from './use-entry.ts';

/** A room that is not open yet may be in a moment; who is refused is told why and nothing of trying again. */
function ClosedDoor({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('activity');
  const common = useT('common');
  const title = t('live.room.closed');
  const reason = waitingReason(error);
  return reason === null ? (
    <ReadFailure
      read={{ error, isFetching: false, refetch: onRetry }}
      title={title}
      text={t('live.room.closed.text')}
      size="page"
    />
  ) : (
    <ErrorState size="page" title={title} text={reason} retryLabel={common('shell.retry')} onRetry={onRetry} />
  );
}

function Door({ id, identity }: { id: string; identity: LiveIdentity }) {
  const t = useT('activity');
  const { entering, retry, freshEntry } = useEntry(id, identity);
  if (entering.state === 'in') return <EnteredRoom entry={entering.entry} freshEntry={freshEntry} />;
  return (
    <main className={classes.entering}>
      <h1 className={classes.hiddenTitle}>{t('live.room.title')}</h1>
      {entering.state === 'asking' ? (
        <output>{t('live.room.entering')}</output>
      ) : (
        <ClosedDoor error={entering.error} onRetry={retry} />
      )}
    </main>
  );
}

/** ROUTE-01: the room of our own, as whom the address says. */
export function LiveActionPage() {
  const { id = '', identity } = useSearchParams();
  return <Door key={`${id} ${identity}`} id={id} identity={identityOf(identity)} />;
}
