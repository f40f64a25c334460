import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import type { RegradePlan } from './regrade-plan.ts';
import classes from './Regrade.module.css';

type Props = { plan: RegradePlan; children: ReactNode };

/** How many attempts are concerned, and what changes for them. */
export function RegradeNumbers({ plan, children }: Props) {
  const t = useT('examining');
  const format = useFormat();
  const { attemptCount, changedCount, passedCount, failedCount, waitingCount, openedCount, closedCount } = plan;
  return (
    <div className={classes.head}>
      <div aria-live="polite">
        <strong>
          {t('examining.regrade.sum', { changed: format.count(changedCount), all: format.count(attemptCount) })}
        </strong>
        <HintText>
          {t('examining.regrade.turned', { passed: format.count(passedCount), failed: format.count(failedCount) })}
        </HintText>
        {openedCount + closedCount > 0 && (
          <HintText>
            {t('examining.regrade.places', { opened: format.count(openedCount), closed: format.count(closedCount) })}
          </HintText>
        )}
        {waitingCount > 0 && (
          <HintText>{t('examining.regrade.waiting', { count: format.count(waitingCount) })}</HintText>
        )}
      </div>
      {children}
    </div>
  );
}
