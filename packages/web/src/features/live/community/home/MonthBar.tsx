import { localeOf } from '@shuyuan/contract/kernel/languages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useLanguage, useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { noonOf, shiftMonth } from './month-grid.ts';
import classes from './Schedule.module.css';

/** Which month is shown, the ways to others, and the way back. */
export function MonthBar({ month, today }: { month: string; today: string }) {
  const t = useT('activity');
  const { language } = useLanguage();
  const title = new Intl.DateTimeFormat(localeOf[language], { year: 'numeric', month: 'long' });
  const show = (next: string | undefined) => changeSearch({ month: next, day: undefined }, { isReplacing: true });
  const step = (by: number) => show(shiftMonth(month, by));
  return (
    <div className={classes.bar}>
      <IconButton
        label={t('live.home.schedule.previous')}
        icon={<ChevronLeft size={18} className={classes.arrow} aria-hidden />}
        onClick={() => step(-1)}
      />
      <h3 className={classes.month} aria-live="polite">
        {title.format(noonOf(`${month}-01`))}
      </h3>
      <IconButton
        label={t('live.home.schedule.next')}
        icon={<ChevronRight size={18} className={classes.arrow} aria-hidden />}
        onClick={() => step(1)}
      />
      {!today.startsWith(month) && (
        <button type="button" className={classes.today} onClick={() => show(undefined)}>
          {t('live.home.schedule.today')}
        </button>
      )}
    </div>
  );
}
