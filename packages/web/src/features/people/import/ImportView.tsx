import { readImport } from '@shuyuan/contract/people/member-import.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './ImportPage.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { MissingImport } from './MissingImport.tsx';
import type { Import } from './import-data.ts';

const askAgainMs = 700;
const isRunning = (one: Import | undefined): boolean => one?.state === 'checking' || one?.state === 'applying';

/** One import, looked at again while somebody works on it. */
export function ImportView({ id }: { id: string }) {
  const t = useT('admin');
  const read = useRead(
    readImport,
    { id },
    { claims: 'notices', refetchInterval: ({ state }) => (isRunning(state.data) ? askAgainMs : false) },
  );
  if (read.error instanceof ApiError && read.error.status === 404) return <MissingImport />;
  return (
    <ReadStates read={read} shape="cards" failed={t('admin.import.loadFailed')}>
      {(one) =>
        isRunning(one) ? (
          <ImportProgress
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
