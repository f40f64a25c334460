import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import classes from './Edit.module.css';

type Props = {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** The reason nothing was saved. */
  problem?: string | null | undefined;
};

/** The title of a page below the bank, with the way back to it. */
export function QuestionHead({ title, description, actions, problem }: Props) {
  const t = useT('bank');
  return (
    <div>
      <PathLink to="centerMy" params={{ name: 'question-bank' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('bank.back')}
      </PathLink>
      <PageTitle title={title} description={description} actions={actions} />
      {problem && <ErrorText size="base">{problem}</ErrorText>}
    </div>
  );
}
