import { ArrowLeft } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { AssignmentForm } from './assignment-form.ts';
import classes from './Assignments.module.css';
import { StateTag } from './StateTag.tsx';
import { AssignmentSteps } from './steps/AssignmentSteps.tsx';
import { WorkProgress } from './WorkProgress.tsx';

type Props = {
  assignment: AssignmentForm;
  /** The form below it is not saved. */
  isDirty: boolean;
};

/** The way back, the name of a rule, where it is in its life, the steps from there, and its work as long as it goes on. */
export function ManagedHead({ assignment, isDirty }: Props) {
  const t = useT('assignments');
  const { id, title, state } = assignment;
  return (
    <div>
      <PathLink to="centerMy" params={{ name: 'assignments' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('assignments.back')}
      </PathLink>
      <div className={classes.head}>
        <span className={classes.tools}>
          <h2 className={classes.title}>
            <bdi>{title}</bdi>
          </h2>
          <StateTag state={state} />
        </span>
        <span className={classes.tools}>
          {state !== 'draft' && (
            <PathLink to="centerMy" params={{ name: 'assignments' }} search={{ rule: id }}>
              {t('assignments.toPeople')}
            </PathLink>
          )}
          <AssignmentSteps assignment={assignment} isDirty={isDirty} />
        </span>
      </div>
      <WorkProgress id={id} />
    </div>
  );
}
