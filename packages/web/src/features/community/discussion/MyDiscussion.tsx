import type { listMyDiscussions } from '@shuyuan/contract/community/discuss.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { QuestionLink } from '../questions/QuestionLink.tsx';
import classes from './Discussion.module.css';

type Props = { discussion: OutputOf<typeof listMyDiscussions>['items'][number] };

/** What one has said, and the way to its place. */
export function MyDiscussion({ discussion: { id, content, createTime, praiseNum, replyNum, question } }: Props) {
  const t = useT('share');
  const format = useFormat();
  return (
    <li className={classes.mine}>
      <QuestionLink question={question} at={id} className={classes.author}>
        <bdi>{question.title}</bdi>
      </QuestionLink>
      <p className={classes.excerpt} dir="auto">
        {content}
      </p>
      <span className={classes.by}>
        <time dateTime={new Date(createTime).toISOString()}>{format.relative(createTime)}</time>
        <span>{t('community.question.praises', { count: format.count(praiseNum) })}</span>
        <span>{t('community.discuss.replies.count', { count: format.count(replyNum) })}</span>
      </span>
    </li>
  );
}
