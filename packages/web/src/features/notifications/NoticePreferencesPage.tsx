import { readNoticePreferences, saveNoticePreferences } from '@shuyuan/contract/notifications/notifications.wire';
import { showNotice } from '../../lib/notices.ts';
import { useRead, useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { ReadFailure } from '../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonTable } from '../../ui/Skeletons.tsx';
import classes from './NoticePreferencesPage.module.css';
import { columnsOf } from './preference-columns.tsx';

/** Kinds against channels; every switch is kept as soon as it is pressed, and goes back when that fails. */
export function NoticePreferencesPage() {
  const t = useT('notices');
  const personal = useT('personal');
  const read = useRead(readNoticePreferences, {}, { claims: 'notices' });
  const save = useWrite(saveNoticePreferences, {
    refreshes: [readNoticePreferences],
    onSuccess: () => showNotice(t('notices.preferences.saved'), 'success'),
  });
  const chosen = save.isPending || read.isFetching ? save.variables?.items : undefined;
  const rows = read.data?.items.map((row) => (!save.isError && chosen?.find(({ kind }) => kind === row.kind)) || row);
  const failed = <ReadFailure read={read} title={t('notices.preferences.failed')} text={t('notices.failed.text')} />;
  const content = rows
    ? ({ state: 'ready', rows, empty: null } as const)
    : read.isError
      ? ({ state: 'failed', message: failed } as const)
      : ({ state: 'loading', placeholder: <SkeletonTable label={t('notices.loading')} /> } as const);
  return (
    <div className={classes.root}>
      <PageTitle title={personal('centre.notificationPreferences.title')} description={t('notices.preferences.text')} />
      {read.data && <MailNote isMailOn={read.data.isMailOn} address={read.data.address} />}
      <Panel padding={rows ? 'flush' : 'normal'}>
        <DataTable
          caption={personal('centre.notificationPreferences.title')}
          columns={columnsOf(t, (item) => save.mutate({ items: [item] }))}
          content={content}
          rowKey={({ kind }) => kind}
        />
      </Panel>
    </div>
  );
}

/** Where mail goes, or why none comes. */
function MailNote({ isMailOn, address }: { isMailOn: boolean; address: string | null }) {
  const t = useT('notices');
  if (!isMailOn) return <p className={classes.note}>{t('notices.preferences.mailOff')}</p>;
  if (address === null) return <p className={classes.note}>{t('notices.preferences.noAddress')}</p>;
  return <p className={classes.note}>{t('notices.preferences.mailTo', { address })}</p>;
}
