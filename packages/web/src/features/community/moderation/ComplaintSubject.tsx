import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { listAccusations } from '@shuyuan/contract/community/question-action.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { ReactNode } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { QuestionLink } from '../questions/QuestionLink.tsx';
import classes from './Moderation.module.css';

type Props = { complaint: OutputOf<typeof listAccusations>['items'][number]; children: ReactNode };

/** The way to the post or course a complaint is about, at the comment that is meant. */
export function ComplaintSubject({ complaint, children }: Props) {
  const { targetType, targetId, questionId, courseId } = complaint;
  const at = targetType === 'discuss' ? targetId : undefined;
  if (courseId !== null)
    return (
      <PathLink to="course" params={{ id: courseId }} search={{ at }} className={classes.title}>
        {children}
      </PathLink>
    );
  // Both addresses of posts open whatever it is.
  const post = { id: questionId ?? '', kind: QuestionKind.ask };
  return (
    <QuestionLink question={post} at={at} className={classes.title}>
      {children}
    </QuestionLink>
  );
}
