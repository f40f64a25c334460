import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useDayWords } from '../use-room-time.ts';

type Props = { nextDay: string | null; onOpen: (day: string) => void };

/** The next day that has a room, or what to change. */
export function NothingFree({ nextDay, onOpen }: Props) {
  const t = useT('classrooms');
  const words = useDayWords();
  if (nextDay === null) return <EmptyState title={t('classrooms.find.none')} text={t('classrooms.find.none.text')} />;
  return (
    <EmptyState
      title={t('classrooms.find.none')}
      action={
        <Button variant="default" onClick={() => onOpen(nextDay)}>
          {t('classrooms.find.next', { day: words.long(nextDay) })}
        </Button>
      }
    />
  );
}
