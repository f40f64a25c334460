import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { readImport } from '@shuyuan/contract/people/member-import.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ImportPage.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportSummary } from './ImportSummary.tsx';

export type Import = OutputOf<typeof readImport>;

const askAgainMs = 700;
const isRunning = (one: Import | undefined): boolean => one?.state === 'checking' || one?.state === 'applying';

function Progress({ done, rows, label }: { done: number; rows: number; label: string }) {
  const t = useT('admin');
  const { count } = useFormat();
  return (
    <Panel>
      <div className={classes.progress}>
        <span id="import-progress">{label}</span>
        <progress max={rows} value={done} aria-labelledby="import-progress" />
        <span className={classes.hint}>{t('admin.import.progress', { done: count(done), total: count(rows) })}</span>
      </div>
    </Panel>
  );
}

function Missing() {
  const t = useT('admin');
  const another = <PathLink to="adminImport">{t('admin.import.another')}</PathLink>;
  return (
    <Panel>
      <EmptyState
        art={<NothingFound />}
        title={t('admin.import.missing')}
        text={t('admin.import.missingText')}
        action={another}
      />
    </Panel>
  );
}

/** One import, looked at again while somebody works on it. */
export function ImportView({ id }: { id: string }) {
  const t = useT('admin');
  const read = useRead(
    readImport,
    { id },
    { claims: 'notices', refetchInterval: ({ state }) => (isRunning(state.data) ? askAgainMs : false) },
  );
  if (read.error instanceof ApiError && read.error.status === 404) return <Missing />;
  return (
    <ReadStates read={read} shape="cards" failed={t('admin.import.loadFailed')}>
      {(one) =>
        isRunning(one) ? (
          <Progress
            done={one.done}
            rows={one.rows}
            label={t(one.state === 'checking' ? 'admin.import.checking' : 'admin.import.applying')}
          />
        ) : (
          <div className={classes.result}>
            <ImportSummary one={one} />
            {one.wrong > 0 && <ImportProblems id={id} />}
          </div>
        )
      }
    </ReadStates>
  );
}
