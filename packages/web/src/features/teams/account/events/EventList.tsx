import { useT } from '../../../../lib/texts.ts';
import { StillBell } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { type AccountEvent, EventLine } from './EventLine.tsx';
import classes from './Notices.module.css';

export function EventList({ events }: { events: readonly AccountEvent[] }) {
  const t = useT('share');
  if (events.length === 0)
    return (
      <EmptyState art={<StillBell />} title={t('teams.notices.empty.title')} text={t('teams.notices.empty.text')} />
    );
  return (
    <ul className={classes.list}>
      {events.map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
    </ul>
  );
}
