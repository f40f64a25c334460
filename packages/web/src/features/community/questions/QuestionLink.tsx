import type { ReactNode } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { pathOfKind, type QuestionCardData } from './question.ts';

type Props = {
  question: Pick<QuestionCardData, 'id' | 'kind'>;
  /** The answer it opens at. */
  at?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The way to something published, whatever it is. */
export function QuestionLink({ question: { id, kind }, at, className, children }: Props) {
  return (
    <PathLink to={pathOfKind(kind)} params={{ id }} search={{ at }} className={className}>
      {children}
    </PathLink>
  );
}
