import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Followable } from '../attention/followable.ts';
import { readTopic } from './read-topics.ts';
import { countAttention } from './topic-writes.store.ts';

/** D-131: topics as people follow them. */
export const followableTopics: Followable = {
  targetType: AttentionTarget.topic,
  open: async (ctx, id) => void (await readTopic(ctx, { id })),
  count: countAttention,
};
