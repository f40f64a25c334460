import { listCollectedQuestions, listFollowedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { BooksAndTea } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionList } from './QuestionList.tsx';

const lists = {
  followed: listFollowedQuestions,
  collected: listCollectedQuestions,
} as const;

const labels = {
  followed: 'community.question.followed',
  collected: 'community.question.collected.list',
} as const;

/** COMM-23: what one follows or has collected. */
export function CollectedQuestions({ list }: { list: keyof typeof lists }) {
  const t = useT('share');
  const paging = usePaging();
  const read = useRead(lists[list], paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Panel>
      <QuestionList
        label={t(labels[list])}
        read={read}
        paging={paging}
        empty={
          <EmptyState
            art={<BooksAndTea />}
            title={t(`community.question.${list}.empty.title`)}
            text={t(`community.question.${list}.empty.text`)}
          />
        }
        onPage={(next) => changeSearch({ ...next })}
      />
    </Panel>
  );
}
