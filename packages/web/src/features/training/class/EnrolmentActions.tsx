import { Button } from '@mantine/core';
import { readClassCalendar } from '@shuyuan/contract/training/class.wire';
import { useT } from '../../../lib/texts.ts';
import { CalendarButton } from '../../../shared/calendar/CalendarButton.tsx';
import type { ClassView } from './class-view.ts';
import classes from './Class.module.css';
import { GiveUpButton } from './GiveUpButton.tsx';
import { useApplication } from './use-application.ts';

/** The words for what comes of applying now: a seat or approval, an entry in the draw, or a number of the waiting list. */
function applyKey({ seats, seatsTaken, waitingCount, needsApproval, lottery }: ClassView) {
  if (needsApproval) return 'classes.apply';
  if (lottery?.drawTime === null) return 'classes.apply.lottery';
  const isFull = seats !== null && (waitingCount > 0 || seatsTaken >= seats);
  return isFull ? 'classes.apply.waiting' : 'classes.apply';
}

/** Applying, taking the meetings into the calendar, giving up a seat; whichever can be done now. */
export function EnrolmentActions({ training }: { training: ClassView }) {
  const t = useT('classes');
  const { id, enrolment, can } = training;
  const { apply, isBusy } = useApplication(id);
  return (
    <div className={classes.actions}>
      {can.apply && (
        <Button loading={isBusy} onClick={apply}>
          {t(applyKey(training))}
        </Button>
      )}
      {enrolment?.state === 'enrolled' && (
        <CalendarButton endpoint={readClassCalendar} id={id} fileName="class.ics" label={t('classes.calendar')} />
      )}
      {enrolment && can.cancel && <GiveUpButton id={id} state={enrolment.state} />}
    </div>
  );
}
