import { readDelegation } from '@shuyuan/contract/approval/approval.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import classes from './StandingIn.module.css';

/** Says for whom the reader decides now, and who decides for them: otherwise strange requests would stand in the list. */
export function StandingIn() {
  const t = useT('personal');
  const format = useFormat();
  const { data } = useRead(readDelegation, {}, { claims: 'notices' });
  const { delegation, standingInFor = [] } = data ?? {};
  if (!delegation && standingInFor.length === 0) return null;
  return (
    <Card tone="gold" className={classes.root}>
      {standingInFor.length > 0 && (
        <p>{t('approvals.standingInFor', { names: standingInFor.map(({ fullName }) => fullName).join(' · ') })}</p>
      )}
      {delegation && (
        <p>
          {t('approvals.deputy.until', {
            name: delegation.deputy.fullName,
            from: format.date(delegation.startTime),
            to: format.date(delegation.endTime - 1),
          })}
        </p>
      )}
    </Card>
  );
}
