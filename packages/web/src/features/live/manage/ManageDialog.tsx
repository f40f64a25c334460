import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';
import { LiveDoing } from './LiveDoing.tsx';
import { LiveTable } from './LiveTable.tsx';
import type { ManagePlace } from './manage-place.ts';
import { ManageTools } from './ManageTools.tsx';
import { useDoing } from './use-doing.ts';
import { useListNews } from './use-list-news.ts';
import { useLiveSettings } from './use-live-settings.ts';

type Props = { isOpen: boolean; place: ManagePlace; onMove: (place: ManagePlace) => void; onClose: () => void };

/** LIVE-MGMT-02: the lives one may manage, above whatever page one came from. */
export function ManageDialog({ isOpen, place, onMove, onClose }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const { settings, failure } = useLiveSettings();
  const { doing, begin, finish } = useDoing();
  useListNews();
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={t('live.manage.title')}
        closeLabel={common('dialog.close')}
        width={liveFormWidth}
        isInAddress
        onClose={onClose}
      >
        <ManageTools place={place} onMove={onMove} />
        {settings ? (
          <LiveTable
            settings={settings}
            place={place}
            onMove={onMove}
            onDo={(operation, live) => void begin(operation, live)}
          />
        ) : failure ? (
          <ReadFailure read={failure} title={t('live.manage.failed')} />
        ) : (
          <SkeletonTable label={common('shell.loading')} count={5} />
        )}
      </Dialog>
      {isOpen && <LiveDoing doing={doing} onDone={finish} />}
    </>
  );
}
