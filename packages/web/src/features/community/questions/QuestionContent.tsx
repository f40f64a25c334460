import { Article } from '../../../shared/article/Article.tsx';
import { LockedContent } from './LockedContent.tsx';
import type { Question } from './question.ts';
import { QuestionFiles } from './QuestionFiles.tsx';

/** What it says; for whoever it is not open to, what it costs instead (D-122). */
export function QuestionContent({ question }: { question: Question }) {
  const { offer } = question;
  if (offer && !offer.isOpen) return <LockedContent question={question} offer={offer} />;
  return (
    <>
      <QuestionFiles question={question} />
      <Article html={question.content} />
    </>
  );
}
