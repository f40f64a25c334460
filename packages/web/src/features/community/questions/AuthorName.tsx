import { PersonName } from '../../../shared/people/PersonName.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Author } from './question.ts';

type Props = { author: Pick<Author, 'id' | 'fullName'>; className?: string | undefined };

/** Whoever wrote something. Who has left keeps their words and has no name and no page any more (D-146). */
export function AuthorName({ author: { id, fullName }, className }: Props) {
  const t = useT('share');
  if (fullName === null) return <span>{t('community.question.leftPerson')}</span>;
  return (
    <PersonName memberId={id} name={fullName} className={className}>
      <bdi>{fullName}</bdi>
    </PersonName>
  );
}
