import { listTopicQuestions } from '@shuyuan/contract/community/question.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionList } from './QuestionList.tsx';

/** COMM-37: what carries a topic. */
export function TopicQuestions({ topicId }: { topicId: string }) {
  const t = useT('share');
  const paging = usePaging();
  const read = useRead(
    listTopicQuestions,
    { ...paging, id: topicId },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Panel title={t('community.question.ofTopic')} icon={<Newspaper />}>
      <QuestionList
        label={t('community.question.ofTopic')}
        read={read}
        paging={paging}
        onPage={(next) => changeSearch({ ...next })}
      />
    </Panel>
  );
}
