import { readReport } from '@shuyuan/contract/live/replay.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionHeader } from '../../../ui/SectionHeader.tsx';
import { AttendeeTable } from './AttendeeTable.tsx';
import { AudienceCurve } from './AudienceCurve.tsx';
import { ExportAttendees } from './ExportAttendees.tsx';
import classes from './Report.module.css';
import { ReportFigures } from './ReportFigures.tsx';

const width = 960;

type Props = { liveId: string; isOpen: boolean; onClose: () => void };

function Report({ liveId }: { liveId: string }) {
  const t = useT('activity');
  const report = useRead(readReport, { id: liveId }, { claims: 'notices' });
  return (
    <ReadStates read={report} failed={t('live.report.failed')} shape="cards" count={4}>
      {(data) => (
        <div className={classes.root}>
          <ReportFigures report={data} />
          {data.curve.length > 1 && <AudienceCurve curve={data.curve} />}
          <section className={classes.people}>
            <SectionHeader level={3} title={t('live.report.people')} action={<ExportAttendees liveId={liveId} />} />
            <AttendeeTable liveId={liveId} />
          </section>
        </div>
      )}
    </ReadStates>
  );
}

/** How a live went, for who held it. */
export function ReportDialog({ liveId, isOpen, onClose }: Props) {
  const t = useT('activity');
  const common = useT('common');
  return (
    <Dialog
      isOpen={isOpen}
      title={t('live.report.title')}
      closeLabel={common('dialog.close')}
      width={width}
      onClose={onClose}
    >
      <Report liveId={liveId} />
    </Dialog>
  );
}
