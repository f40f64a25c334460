import { readExpiries } from '@shuyuan/contract/ledger/exchange.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Expiry.module.css';

/** The day as it is written, whatever the zone of the reader: no clock belongs to it. */
const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

/** D-107: how many points expire when; where none ever do, nothing is said. */
export function ExpiryPanel() {
  const t = useT('points');
  const { price, date, count } = useFormat();
  // Without it the page misses one panel, and nothing is said (ERR-15).
  const expiries = useRead(readExpiries, {}, { claims: 'all' }).data;
  if (!expiries?.rule) return null;
  const { rule, items } = expiries;
  return (
    <Panel title={t('points.expiry.title')}>
      <HintText>
        {t(`points.expiry.rule.${rule.period}`, { count: count(rule.keptMonths) })} {t('points.expiry.first')}
      </HintText>
      {items.length === 0 ? (
        <p>{t('points.expiry.none')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('points.expiry.title')}>
          {items.map(({ lastDay, amount }) => (
            <li key={lastDay}>{t('points.expiry.line', { date: date(noonOf(lastDay)), integral: price(amount) })}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
