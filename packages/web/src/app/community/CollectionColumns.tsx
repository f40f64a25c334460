import { listSubscribedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { SubscribedColumns } from '../../features/community/columns/SubscribedColumns.tsx';
import { QuestionLines } from '../../features/community/questions/QuestionLines.tsx';
import { OptionalPart } from '../../shared/reads/OptionalPart.tsx';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import classes from '../teams/Collection.module.css';

const newest = 10;

/** The columns one subscribes to, and what is new in them (COMM-23, COMM-34). */
export function CollectionColumns() {
  const t = useT('share');
  return (
    <div className={classes.list}>
      <SubscribedColumns />
      <OptionalPart endpoint={listSubscribedQuestions} input={{ page: 1, pageSize: newest }}>
        {({ items }) =>
          items.length > 0 && (
            <Panel title={t('community.question.subscribed')}>
              <QuestionLines label={t('community.question.subscribed')} questions={items} />
            </Panel>
          )
        }
      </OptionalPart>
    </div>
  );
}
