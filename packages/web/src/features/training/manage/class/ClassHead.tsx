import { ArrowLeft } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { useClassWords } from '../../use-class-words.ts';
import type { ClassForm } from '../class-form.ts';
import { ClassStateTag } from '../ClassStateTag.tsx';
import classes from '../Manage.module.css';
import { CopyButton } from '../steps/CopyButton.tsx';
import { ClassSteps } from '../steps/ClassSteps.tsx';

type Props = {
  training: ClassForm;
  /** The form below it is not saved. */
  isDirty: boolean;
};

/** The name of a class, where it stands, its seats, and the steps its manager can take with it. */
export function ClassHead({ training, isDirty }: Props) {
  const t = useT('teaching');
  const words = useClassWords();
  const format = useFormat();
  const { title, state, status, appliedCount } = training;
  const facts = (
    <span className={classes.facts}>
      <ClassStateTag state={state} status={status} />
      <span>{words.seats(training)}</span>
      {appliedCount > 0 && <span>{t('teaching.applications', { count: format.count(appliedCount) })}</span>}
    </span>
  );
  return (
    <div>
      <PathLink to="centerMy" params={{ name: 'class' }} search={{ view: 'manage' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('teaching.back')}
      </PathLink>
      <PageTitle
        title={<bdi>{title}</bdi>}
        description={facts}
        actions={
          <>
            <CopyButton training={training} />
            <ClassSteps training={training} isDirty={isDirty} />
          </>
        }
      />
    </div>
  );
}
