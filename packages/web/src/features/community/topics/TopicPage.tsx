import { readTopic } from '@shuyuan/contract/community/topics.wire';
import type { ComponentType } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { TopicQuestions } from '../questions/TopicQuestions.tsx';
import classes from './Topics.module.css';
import { TopicHead } from './TopicHead.tsx';
import { UnknownTopic } from './UnknownTopic.tsx';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status);

/** COMM-36: a topic, the way to follow it, and what others make of it. */
export function TopicPage({ Accounts }: { Accounts: ComponentType<{ topicId: string }> }) {
  const { id } = usePathParams('topicDetail');
  const t = useT('share');
  const topic = useRead(readTopic, { id }, { claims: 'notices' });
  if (isUnknown(topic.error)) return <UnknownTopic />;
  return (
    <div className={classes.column}>
      <ReadStates read={topic} failed={t('topics.detail.failed')} shape="list" count={1}>
        {(data) => <TopicHead topic={data} />}
      </ReadStates>
      <TopicQuestions topicId={id} />
      <Accounts topicId={id} />
    </div>
  );
}
