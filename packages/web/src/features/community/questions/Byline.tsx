import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Face } from '../../../ui/Face.tsx';
import { AuthorName } from './AuthorName.tsx';
import type { QuestionCardData } from './question.ts';
import classes from './Questions.module.css';

type Props = { question: Pick<QuestionCardData, 'author' | 'account'>; faceSize?: number };

/** Who published it: the account with whoever wrote it, or somebody in their own name. */
export function Byline({ question: { author, account }, faceSize = 24 }: Props) {
  const name = account?.name ?? author.fullName ?? '';
  return (
    <>
      <Face name={name} src={account?.portrait ?? author.portrait} size={faceSize} isNamed />
      {account && (
        <>
          <PathLink to="teamContent" params={{ id: account.id }} className={classes.account}>
            <bdi>{account.name}</bdi>
          </PathLink>
          <span aria-hidden="true">·</span>
        </>
      )}
      <AuthorName author={author} className={classes.author} />
    </>
  );
}
