import { listSessions } from '@shuyuan/contract/auth/account.wire';
import { go } from '../../../lib/navigation.ts';
import { usePagerLabels } from '../../../lib/part-texts.ts';
import { useRead } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import classes from './SessionsPage.module.css';
import { SessionsTable } from './SessionsTable.tsx';
import { useEndingSessions } from './use-ending-sessions.ts';

const firstSize = 20;
const wholeOf = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;

/** Where one is signed in, and how to end it. */
export function SessionsPage() {
  const t = useT('personal');
  const labels = usePagerLabels();
  const search = useSearchParams();
  const paging = { page: wholeOf(search['page'], 1), pageSize: Math.min(100, wholeOf(search['pageSize'], firstSize)) };
  const sessions = useRead(listSessions, paging, { claims: 'notices' });
  const { one, others } = useEndingSessions();
  const { data } = sessions;
  return (
    <>
      <PageTitle
        title={t('centre.sessions.title')}
        description={t('centre.sessions.text')}
        actions={
          <EndOtherSessions
            isAlone={data?.recordCount === 1}
            isBusy={others.isPending}
            onConfirm={(onSettled) => others.mutate({}, { onSettled })}
          />
        }
      />
      <SessionsTable
        sessions={sessions}
        busyId={one.isPending ? one.variables.id : null}
        onEnd={(id) => one.mutate({ id })}
      />
      {data && data.recordCount > firstSize && (
        <div className={classes.pager}>
          <Pager
            {...paging}
            recordCount={data.recordCount}
            labels={labels}
            onChange={(next) => go('centerMy', { name: 'sessions' }, next)}
          />
        </div>
      )}
    </>
  );
}
