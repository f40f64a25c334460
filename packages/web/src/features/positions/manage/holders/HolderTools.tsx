import {
  exportPositionHolders,
  exportPositionHoldersWorkbook,
  previewPositionReminders,
  remindPositionHolders,
} from '@shuyuan/contract/positions/manage-position.wire';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { RemindLearners } from '../../../../shared/reports/RemindLearners.tsx';
import classes from '../ManagedTools.module.css';

type Props = { id: string; canRemind: boolean };

/** The steps with everybody who has a position: take the list along, and remind people of the path. */
export function HolderTools({ id, canRemind }: Props) {
  return (
    <div className={classes.tools}>
      <ExportReport table={exportPositionHolders} workbook={exportPositionHoldersWorkbook} query={{ id }} />
      {canRemind && <RemindLearners id={id} preview={previewPositionReminders} remind={remindPositionHolders} />}
    </div>
  );
}
