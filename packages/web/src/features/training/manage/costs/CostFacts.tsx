import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Costs.module.css';
import type { ClassCosts } from './costs-draft.ts';
import { useAmounts } from './use-amounts.ts';

/** Planned and attended hours, people, and money. */
export function CostFacts({ costs }: { costs: ClassCosts }) {
  const t = useT('teaching');
  const format = useFormat();
  const { hours, money } = useAmounts();
  const { currency, costHundredths, perPersonHundredths } = costs;
  const amount = (hundredths: number | null): string =>
    currency === null || hundredths === null ? '—' : money(hundredths, currency);
  return (
    <Panel title={t('teaching.costs.facts')}>
      <Facts
        className={classes.facts}
        facts={[
          [t('teaching.costs.planned'), hours(costs.plannedMinutes)],
          [t('teaching.costs.seats'), format.count(costs.seatCount)],
          [t('teaching.costs.attended'), format.count(costs.attendedCount)],
          [t('teaching.costs.hours'), hours(costs.attendedMinutes)],
          [t('teaching.costs.sum'), amount(costHundredths)],
          [t('teaching.costs.perPerson'), amount(perPersonHundredths)],
        ]}
      />
    </Panel>
  );
}
