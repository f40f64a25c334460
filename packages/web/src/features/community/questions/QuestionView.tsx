import { Rewarders } from '../../../shared/ledger/reward/Rewarders.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Discussion } from '../discussion/Discussion.tsx';
import type { Question } from './question.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionContent } from './QuestionContent.tsx';
import { Places, QuestionHead } from './QuestionHead.tsx';
import classes from './QuestionPage.module.css';
import { Related } from './Related.tsx';
import { StateBanner } from './StateBanner.tsx';
import { TopicChips } from './TopicChips.tsx';
import { useCountRead } from './use-count-read.ts';

export function QuestionView({ question }: { question: Question }) {
  useCountRead(question.id);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <StateBanner state={question.state} />
        <Panel>
          <article className={classes.content}>
            <QuestionHead question={question} />
            <QuestionContent question={question} />
            <TopicChips topics={question.topics} />
            <Places question={question} />
            <QuestionActions question={question} />
            <Rewarders questionId={question.id} />
          </article>
        </Panel>
        <Discussion question={question} />
      </div>
      <div className={classes.column}>
        <Related id={question.id} />
      </div>
    </div>
  );
}
