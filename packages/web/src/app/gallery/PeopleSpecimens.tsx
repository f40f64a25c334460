import { Clock } from 'lucide-react';
import { useState } from 'react';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { useT } from '../../lib/texts.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { Face } from '../../ui/Face.tsx';
import { PersonCard } from '../../ui/PersonCard.tsx';
import { StatTile } from '../../ui/StatTile.tsx';
import { Grid, Row, Specimen } from './Specimen.tsx';

const portraits = Array.from({ length: 24 }, (_, index) => `faces/${String(index + 1).padStart(2, '0')}.svg`);
const twoDaysMs = 2 * dayMs;

export function PeopleSpecimens() {
  const t = useT('dev');
  const common = useT('common');
  const [now] = useState(() => Date.now());
  const units = {
    days: t('gallery.unit.days'),
    hours: t('gallery.unit.hours'),
    minutes: t('gallery.unit.minutes'),
    seconds: t('gallery.unit.seconds'),
  };
  const names = [t('gallery.person.first'), t('gallery.person.second'), t('gallery.person.third')];
  return (
    <Specimen title={t('gallery.section.people')}>
      <Row>
        {portraits.map((src) => (
          <Face key={src} name={src} src={src} size={56} isNamed />
        ))}
      </Row>
      <Row>
        {names.map((name) => (
          <Face key={name} name={name} src="faces/none.svg" size={48} />
        ))}
        <Face name={names[0] ?? ''} size={48} />
      </Row>
      <Grid>
        <PersonCard
          name={names[0] ?? ''}
          face="faces/01.svg"
          organization={t('gallery.stat.label')}
          grade={{ cover: 'grades/3.svg', name: common('grade.3') }}
          studyTime={common('person.studyTime.hours', { hours: 12, minutes: 5 })}
          studyTimeLabel={common('person.studyTime')}
          flags={[common('role.expert'), common('role.lecturer'), common('role.class-teacher')]}
          link={<a href="#/dev/gallery">{common('person.homepage')}</a>}
        />
        <PersonCard
          name={names[1] ?? ''}
          face={null}
          studyTimeLabel={common('person.studyTime')}
          flags={[]}
          link={<a href="#/dev/gallery">{common('person.homepage')}</a>}
        />
      </Grid>
      <Row>
        <Countdown until={now + twoDaysMs} labels={units} />
        <Countdown until={now} labels={units} />
      </Row>
      <Grid>
        <StatTile
          label={t('gallery.stat.label')}
          value="12.5"
          unit={t('gallery.stat.unit')}
          icon={<Clock size={14} aria-hidden />}
          change={{ text: t('gallery.stat.change'), direction: 'up' }}
        />
        <StatTile
          label={t('gallery.stat.label')}
          value="1,024"
          change={{ text: t('gallery.stat.fall'), direction: 'down' }}
        />
      </Grid>
    </Specimen>
  );
}
