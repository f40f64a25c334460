import { listHotQuestions } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { OpenTalk } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './Places.module.css';

const shownQuestions = 5;

/** What colleagues ask and talk about most; the title is the way to it. */
export function HotQuestions({ waiting }: { waiting: ReactNode }) {
  const t = useT('common');
  const format = useFormat();
  const input = { kind: QuestionKind.ask, page: 1, pageSize: shownQuestions };
  const hot = useRead(listHotQuestions, input, { claims: 'notices' });
  if (hot.isPending) return waiting;
  return (
    <ReadStates read={hot} failed={t('home.questions.failed')} shape="list" count={shownQuestions}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            art={<OpenTalk />}
            title={t('home.questions.empty.title')}
            text={t('home.questions.empty.text')}
          />
        ) : (
          <ul className={classes.questions}>
            {items.map(({ id, title, author, discussNum }) => (
              <li key={id}>
                <PathLink to="questionDetail" params={{ id }} className={classes.question}>
                  <bdi className={classes.asked}>{title}</bdi>
                  <span className={classes.about}>
                    <bdi>{author.fullName}</bdi>
                    <span>{t('home.questions.answers', { count: format.abbreviated(discussNum) })}</span>
                  </span>
                </PathLink>
              </li>
            ))}
          </ul>
        )
      }
    </ReadStates>
  );
}
