import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { type Context, transact } from '../../../platform/context.ts';
import { saveAttention } from '../attention/save-attention.ts';
import { followableTopics } from './followable-topics.ts';

const follow = saveAttention([followableTopics]);

/** STUDY-06: all or none; the same again changes nothing. In the order of their ids, so that two at once never wait for each other. */
export const insertMemberTopics = (ctx: Context, { topicIds }: { readonly topicIds: readonly string[] }) =>
  transact(ctx, async (within) => {
    const wanted = [...new Set(topicIds)].toSorted();
    for (const targetId of wanted) await follow(within, { targetType: AttentionTarget.topic, targetId, isOn: true });
    return { topicIds: wanted };
  });
