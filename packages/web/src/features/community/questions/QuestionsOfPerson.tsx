import { listQuestions } from '@shuyuan/contract/community/question.wire';
import { MessageCircleQuestion } from 'lucide-react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionLines } from './QuestionLines.tsx';

const pageSize = 5;

/** D-097: what a colleague has asked in their own name; the page stands in the address, which is another for each person. */
export function QuestionsOfPerson({ memberId }: { memberId: string }) {
  const t = useT('personal');
  const share = useT('share');
  const { page } = usePaging();
  const paging = { page, pageSize };
  const asked = useRead(listQuestions, { ...paging, authorId: memberId }, { claims: 'notices' });
  return (
    <Panel title={t('homepage.questions.title')} icon={<MessageCircleQuestion />}>
      <ReadStates read={asked} failed={share('community.question.failed')} shape="list" count={3}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState
              art={<OpenTalk />}
              title={t('homepage.questions.empty.title')}
              text={t('homepage.questions.empty.text')}
            />
          ) : (
            <>
              <QuestionLines label={t('homepage.questions.title')} questions={items} />
              {recordCount > pageSize && (
                <ListPager
                  paging={paging}
                  recordCount={recordCount}
                  sizes={[pageSize]}
                  onChange={(next) => changeSearch({ page: next.page })}
                />
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
