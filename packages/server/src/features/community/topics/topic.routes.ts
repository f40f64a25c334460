import * as wire from '@shuyuan/contract/community/topics.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { changeTopic, createTopic } from './manage-topics.ts';
import { changeTopicType, createTopicType, removeTopicType } from './manage-types.ts';
import { insertMemberTopics } from './insert-member-topics.ts';
import { quickAddTopic } from './quick-add-topic.ts';
import * as read from './read-topics.ts';

export const topicRoutes: readonly Route[] = [
  on(wire.selectTopics, read.selectTopics),
  on(wire.selectTopicPages, read.selectTopicPages),
  on(wire.selectHotTopics, read.selectHotTopics),
  on(wire.listTopicTypes, read.listTopicTypes),
  on(wire.findTopicType, read.findTopicType),
  on(wire.readTopic, read.readTopic),
  on(wire.listFollowedTopics, read.listFollowedTopics),
  on(wire.listMemberTopics, read.listFollowedTopics),
  on(wire.insertMemberTopics, insertMemberTopics),
  on(wire.listManagedTopics, read.listManagedTopics),
  on(wire.quickAddTopic, quickAddTopic),
  on(wire.createTopic, createTopic),
  on(wire.changeTopic, changeTopic),
  on(wire.createTopicType, createTopicType),
  on(wire.changeTopicType, changeTopicType),
  on(wire.removeTopicType, removeTopicType),
];
