import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Answer } from './Answer.tsx';
import type { Discussed } from './discuss.ts';
import classes from './Discussion.module.css';
import type { useDiscussionPlace } from './use-discussion-place.ts';

type Props = { question: Discussed; place: ReturnType<typeof useDiscussionPlace> };

export function Answers({ question, place: { at, answers, paging, turn, showReply } }: Props) {
  const t = useT('share');
  // What is still shown from before does not know yet where the address leads.
  const replyBelow = (id: string, answerId: string | null): string | undefined =>
    id === answerId && id !== at && !answers.isPlaceholderData ? at : undefined;
  return (
    <ReadStates read={answers} failed={t('community.discuss.failed')} shape="list" count={3}>
      {({ items, recordCount, answerId }) =>
        recordCount === 0 ? (
          <EmptyState
            art={<OpenTalk />}
            title={t(question.isCourse ? 'community.discuss.course.empty' : 'community.discuss.empty.title')}
            text={question.state === 'active' ? t('community.discuss.empty.text') : undefined}
          />
        ) : (
          <>
            <ul
              className={classes.list}
              aria-label={t(question.isCourse ? 'community.discuss.course.title' : 'community.discuss.title')}
            >
              {items.map((answer) => (
                <li key={answer.id}>
                  <Answer
                    question={question}
                    answer={answer}
                    at={at}
                    reply={replyBelow(answer.id, answerId)}
                    onReplied={showReply}
                  />
                </li>
              ))}
            </ul>
            {recordCount > paging.pageSize && (
              <ListPager paging={paging} recordCount={recordCount} sizes={[paging.pageSize]} onChange={turn} />
            )}
          </>
        )
      }
    </ReadStates>
  );
}
