import { ArrowLeft } from 'lucide-react';
import { go } from '../../../../lib/navigation.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { useExamWords } from '../../use-exam-words.ts';
import type { ExamForm } from '../exam-form.ts';
import { ExamStateTag } from '../ExamStateTag.tsx';
import { ExamMenu } from '../steps/ExamMenu.tsx';
import { PublishButton } from '../steps/PublishButton.tsx';
import classes from './Exam.module.css';
import { MarkingLink } from './MarkingLink.tsx';

type Props = {
  exam: ExamForm;
  /** The form below it is not saved. */
  isDirty: boolean;
};

/** The name of an exam, its state, and the steps its manager can take with it. */
export function ExamHead({ exam, isDirty }: Props) {
  const t = useT('examining');
  const words = useExamWords();
  const { name, state, settings, publishedNumber, can } = exam;
  const facts = (
    <span className={classes.facts}>
      <ExamStateTag state={state} />
      {publishedNumber !== null && <span>{t('examining.paperNumber', { number: publishedNumber })}</span>}
      <span>{words.window(settings)}</span>
      {publishedNumber !== null && <MarkingLink examId={exam.id} />}
    </span>
  );
  const actions = (
    <>
      <ExamMenu exam={exam} isDirty={isDirty} onArchived={() => go('centerMy', { name: 'exams' })} />
      {can.publish && <PublishButton exam={exam} isDirty={isDirty} />}
    </>
  );
  return (
    <div>
      <PathLink to="centerMy" params={{ name: 'exams' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('examining.back')}
      </PathLink>
      <PageTitle title={<bdi>{name}</bdi>} description={facts} actions={actions} />
    </div>
  );
}
