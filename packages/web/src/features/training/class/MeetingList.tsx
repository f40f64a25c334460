import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { foreignZoneName } from '../../../lib/zone-name.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AttendanceTag } from '../AttendanceTag.tsx';
import { useClassWords } from '../use-class-words.ts';
import classes from './Class.module.css';
import type { ClassView } from './class-view.ts';

type Meeting = ClassView['meetings'][number];

function MeetingRow({ meeting, number }: { meeting: Meeting; number: number }) {
  const t = useT('classes');
  const format = useFormat();
  const words = useClassWords();
  const { title, location, url, lecturerName, attendance } = meeting;
  return (
    <Card as="li" className={classes.meeting}>
      <strong>
        {t('classes.meeting', { number: format.count(number) })}
        {title && (
          <>
            {' · '}
            <bdi>{title}</bdi>
          </>
        )}
      </strong>
      <span>{words.period(meeting)}</span>
      {location && <HintText as="span">{t('classes.location', { location })}</HintText>}
      {lecturerName && <HintText as="span">{t('classes.lecturer', { name: lecturerName })}</HintText>}
      {attendance && (
        <span>
          <AttendanceTag state={attendance} />
        </span>
      )}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('classes.online')}
        </a>
      )}
    </Card>
  );
}

/** When and where a class meets, by the clock of the reader; the zone is named where it is another one. */
export function MeetingList({ training: { meetings, timeZone, startTime } }: { training: ClassView }) {
  const t = useT('classes');
  const zone = foreignZoneName({ time: startTime ?? 0, locale: currentLanguage(), timeZone });
  const hint = zone === null ? undefined : t('classes.zone', { zone });
  return (
    <Panel title={t('classes.meetings')} hint={hint}>
      <Stack as="ul" gap={12}>
        {meetings.map((meeting, index) => (
          <MeetingRow key={meeting.id} meeting={meeting} number={index + 1} />
        ))}
      </Stack>
    </Panel>
  );
}
