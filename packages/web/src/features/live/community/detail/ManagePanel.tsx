import { operationsOf } from '@shuyuan/contract/live/live-life';
import { useRefresh } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { LiveDoing } from '../../manage/LiveDoing.tsx';
import { LiveOperations } from '../../manage/LiveOperations.tsx';
import { useDoing } from '../../manage/use-doing.ts';
import { useLiveSettings } from '../../manage/use-live-settings.ts';
import { shownDetails, shownLists } from '../live-card.ts';
import { hasReport, type LiveDetail } from './live-detail.ts';
import { ReportButton } from './ReportButton.tsx';

/** LIVE-ROOM-15: changing, taking back and publishing again, for who may; the same as in the table of lives. */
export function ManagePanel({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const { settings } = useLiveSettings();
  const refresh = useRefresh();
  const { doing, begin, finish } = useDoing();
  if (!settings) return null;
  const isReported = hasReport(live);
  const variant = { isApprovalOn: settings.isApprovalOn, isCreatorList: live.isOwn };
  const operations = operationsOf(live, variant).filter((operation) => !['viewDetail', 'open'].includes(operation));
  if (operations.length === 0 && !isReported) return null;
  const done = (): void => {
    finish();
    for (const shown of [...shownDetails, ...shownLists]) refresh(shown);
  };
  return (
    <Panel title={t('live.detail.manage')}>
      {operations.length > 0 && (
        <LiveOperations live={live} operations={operations} onDo={(operation, one) => void begin(operation, one)} />
      )}
      {isReported && <ReportButton liveId={live.id} />}
      <LiveDoing doing={doing} onDone={done} />
    </Panel>
  );
}
