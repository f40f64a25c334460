import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readTopic, selectHotTopics, selectTopicPages } from '@shuyuan/contract/community/topics.wire';
import { Hash } from 'lucide-react';
import { FollowButton } from '../../../shared/follow/FollowButton.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useTypeName } from '../../../shared/topics/use-topic-types.ts';
import classes from './Topics.module.css';

export type Topic = (typeof readTopic.output)['_output'];

const lists = [selectTopicPages, selectHotTopics, readTopic] as const;

type FollowProps = { topic: Pick<Topic, 'id' | 'name' | 'attentionId' | 'attentionNum'>; size?: 'xs' | 'sm' };

export function FollowTopic({ topic: { id, name, attentionId, attentionNum }, size = 'xs' }: FollowProps) {
  const state = { attentionId, attentionNum };
  return (
    <FollowButton
      targetType={AttentionTarget.topic}
      targetId={id}
      name={name}
      size={size}
      hasCount
      refreshes={lists}
      {...state}
    />
  );
}

/** A topic among others: what it is about, and the way to follow it. */
export function TopicCard({ topic, isChosen = false }: { topic: Topic; isChosen?: boolean }) {
  const typeName = useTypeName();
  return (
    <li className={classes.card} data-chosen={isChosen || undefined}>
      <div className={classes.head}>
        <PathLink to="topicDetail" params={{ id: topic.id }} className={classes.name}>
          <Hash size={16} aria-hidden />
          <bdi>{topic.name}</bdi>
        </PathLink>
        <Tag>{typeName(topic.typeName)}</Tag>
      </div>
      {topic.desc && (
        <p className={classes.desc} dir="auto">
          {topic.desc}
        </p>
      )}
      <div className={classes.foot}>
        <FollowTopic topic={topic} />
      </div>
    </li>
  );
}
