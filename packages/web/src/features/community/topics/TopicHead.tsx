import { Hash } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useTypeName } from '../../../shared/topics/use-topic-types.ts';
import { FollowTopic, type Topic } from './TopicCard.tsx';
import classes from './Topics.module.css';
import { AllTopics } from './AllTopics.tsx';

export function TopicHead({ topic }: { topic: Topic }) {
  const t = useT('share');
  const typeName = useTypeName();
  return (
    <Panel>
      <div className={classes.titleLine}>
        <h1 className={classes.title}>
          <Hash size={24} aria-hidden />
          <bdi>{topic.name}</bdi>
        </h1>
        <Tag>{typeName(topic.typeName)}</Tag>
        <span className={classes.all}>
          <AllTopics />
        </span>
      </div>
      <p className={classes.about} dir="auto">
        {topic.desc || t('topics.detail.undescribed')}
      </p>
      <div className={classes.facts}>
        <FollowTopic topic={topic} size="sm" />
        <span className={classes.soft}>{t('topics.accounts', { count: topic.accountNum })}</span>
      </div>
    </Panel>
  );
}
