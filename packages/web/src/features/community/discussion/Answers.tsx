import { ListPager } from '../../../lib/ListPager.tsx';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Answer } from './Answer.tsx';
import classes from './Discussion.module.css';
import type { useDiscussionPlace } from './use-discussion-place.ts';

type Props = { questionId: string; isOpen: boolean; place: ReturnType<typeof useDiscussionPlace> };

export function Answers({ questionId, isOpen, place: { at, answers, paging, turn } }: Props) {
  const t = useT('share');
  return (
    <ReadStates read={answers} failed={t('community.discuss.failed')} shape="list" count={3}>
      {({ items, recordCount, answerId }) =>
        recordCount === 0 ? (
          <EmptyState
            art={<OpenTalk />}
            title={t('community.discuss.empty.title')}
            text={isOpen ? t('community.discuss.empty.text') : undefined}
          />
        ) : (
          <>
            <ul className={classes.list} aria-label={t('community.discuss.title')}>
              {items.map((answer) => {
                const reply = answer.id === answerId && at !== answer.id ? at : undefined;
                return (
                  // Another address may lead to a reply below an answer that is on the screen already.
                  <li key={`${answer.id} ${reply ?? ''}`}>
                    <Answer questionId={questionId} answer={answer} at={at} reply={reply} isOpen={isOpen} />
                  </li>
                );
              })}
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
