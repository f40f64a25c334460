import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { differencesOf } from './audit-difference.ts';
import { type AuditEntry, useAuditTexts } from './audit-texts.ts';
import classes from './AuditPage.module.css';
import { useAuditValues } from './use-audit-values.ts';

type Props = { entry: AuditEntry; names: Parameters<typeof useAuditValues>[1]; onClose: () => void };

/** One entry: what each field was and what it became, side by side. */
export function AuditDetail({ entry, names, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const format = useFormat();
  const { actionText, actorText, subjectText } = useAuditTexts();
  const { fieldText, valueText } = useAuditValues(entry, names);
  const differences = differencesOf(entry.before, entry.after);
  const side = (text: string | null) =>
    text === null ? <span className={classes.absent}>{t('admin.audit.absent')}</span> : <bdi>{text}</bdi>;
  return (
    <Dialog isOpen title={actionText(entry.action)} closeLabel={common('dialog.close')} width={720} onClose={onClose}>
      <p className={classes.summary}>
        {/* Each in a direction of its own: a name beside a date would turn its numbers round in Arabic. */}
        <bdi>{actorText(entry)}</bdi> · <bdi>{subjectText(entry)}</bdi> · <bdi>{format.dateTime(entry.at)}</bdi>
        {[entry.address, entry.device?.browser, entry.device?.system].filter(Boolean).map((part) => (
          <span key={part}>
            {' '}
            · <bdi>{part}</bdi>
          </span>
        ))}
      </p>
      {differences.length === 0 ? (
        <EmptyState title={t('admin.audit.same')} />
      ) : (
        <table className={classes.difference}>
          <thead>
            <tr>
              <th scope="col">{t('admin.audit.field')}</th>
              <th scope="col">{t('admin.audit.before')}</th>
              <th scope="col">{t('admin.audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldText(field)}</th>
                <td data-side="before">{side(valueText(field, before))}</td>
                <td data-side="after">{side(valueText(field, after))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entry.requestId && (
        <p className={classes.request}>
          {t('admin.audit.request')} <code>{entry.requestId}</code>
        </p>
      )}
    </Dialog>
  );
}
