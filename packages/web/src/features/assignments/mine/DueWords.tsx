import { lastMinuteOf } from '@shuyuan/contract/assignments/last-minute-of';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useFormat } from '../../../lib/format.ts';
import { useLanguageStore } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { zoneName } from '../../../lib/zone-name.ts';
import { HintText } from '../../../ui/HintText.tsx';

/** By when a duty is to be done, by the clock of the reader, and from when on it is overdue. */
export function DueWords({ dueTime, lateTime }: { dueTime: number; lateTime: number }) {
  const t = useT('assignments');
  const { dateTime } = useFormat();
  const locale = localeOf[useLanguageStore((state) => state.language)];
  const last = lastMinuteOf(dueTime);
  return (
    <>
      <div>{t('assignments.mine.due', { time: dateTime(last), zone: zoneName({ time: last, locale }) })}</div>
      {lateTime > dueTime && (
        <HintText>{t('assignments.mine.grace', { time: dateTime(lastMinuteOf(lateTime)) })}</HintText>
      )}
    </>
  );
}
