export { countFollowers } from './attention/attention.store.ts';
export type { Followable } from './attention/followable.ts';
export { countFollowedMembers } from './attention/followed.store.ts';
export { saveAttention } from './attention/save-attention.ts';
export { followableTopics } from './topics/followable-topics.ts';
export { createTopic } from './topics/manage-topics.ts';
export { createTopicType } from './topics/manage-types.ts';
export { countAccounts } from './topics/topic-writes.store.ts';
export { findOfferedTopics } from './topics/topic.store.ts';
