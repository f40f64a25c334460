import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { hotTopicsPageSize, topicDescriptionMax, topicNameMax, topicTypeNameMax } from './topics.ts';

/** COMM-35. */
export const topicTypeOut = z.object({ id, name: z.string() });
export const topicOut = z.object({ id, name: z.string(), typeId: id });
export const topicCardOut = topicOut.extend({
  typeName: z.string(),
  desc: z.string(),
  attentionId: id.nullable(),
  attentionNum: z.int().nonnegative(),
  accountNum: z.int().nonnegative().describe('share accounts that write about it'),
});
const wanted = { search: text(50).optional(), typeId: id.optional() };

export const selectTopics = endpoint({
  method: 'GET',
  path: '/system/topic/select',
  summary: 'The topics a picker offers at once: at most 50, by name (SYSTEM-06).',
  access: 'member',
  input: z.object(wanted),
  output: z.object({ items: z.array(topicOut) }),
  errors: [],
});

export const selectTopicPages = endpoint({
  method: 'GET',
  path: '/system/topic/select/pages',
  summary: 'All topics, by page (SYSTEM-06).',
  access: 'member',
  input: z.object({ ...pagingInput, ...wanted }),
  output: pageOf(topicCardOut),
  errors: [],
});

export const selectHotTopics = endpoint({
  method: 'GET',
  path: '/system/topic/select-front',
  summary: 'The topics most people follow and write about (SYSTEM-06, COMM-44).',
  access: 'member',
  input: z.object({ ...pagingInput, pageSize: pagingInput.pageSize.default(hotTopicsPageSize), typeId: id.optional() }),
  output: pageOf(topicCardOut),
  errors: [],
});

export const listTopicTypes = endpoint({
  method: 'GET',
  path: '/system/topic-type/front',
  summary: 'The kinds of topics, in their order (SYSTEM-07).',
  access: 'member',
  input: empty,
  output: z.object({ items: z.array(topicTypeOut) }),
  errors: [],
});

export const findTopicType = endpoint({
  method: 'GET',
  path: '/system/topic-type/findTopicType',
  summary: 'The kind of that name, or null (SYSTEM-07).',
  access: 'member',
  input: z.object({ name: text(topicTypeNameMax) }),
  output: z.object({ topicType: topicTypeOut.nullable() }),
  errors: [],
});

export const quickAddTopic = endpoint({
  method: 'POST',
  path: '/system/topic/quick-add',
  summary: 'A topic by its name: the one there is, or a new one (COMM-40, D-141).',
  access: 'member',
  input: z.object({
    name: text(topicNameMax, 1),
    typeName: text(topicTypeNameMax).optional(),
    rootOrganizationId: id.optional().describe('ignored: a topic belongs to the company of the caller'),
  }),
  output: topicOut,
  errors: ['sensitive.found', 'topic.hidden'],
  encoding: 'form',
  rateLimit: { max: 30, per: 'caller' },
});

export const readTopic = endpoint({
  method: 'GET',
  path: '/knowledge-operation/topic/topic-info',
  summary: 'A topic, and whether the caller follows it (COMM-36).',
  access: 'member',
  input: idOnly,
  output: topicCardOut,
  errors: [],
});

export const listFollowedTopics = endpoint({
  method: 'GET',
  path: '/knowledge-operation/topic/my-attention-topic',
  summary: 'The topics the caller follows, the latest first (COMM-38).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(topicCardOut),
  errors: [],
});

/** Topics chosen in one call. */
const memberTopicsMax = 20;

export const listMemberTopics = endpoint({
  method: 'GET',
  path: '/human/member/topic',
  summary: 'The topics the caller has chosen, which are those they follow (STUDY-06).',
  access: 'member',
  input: listFollowedTopics.input,
  output: listFollowedTopics.output,
  errors: [],
});

export const insertMemberTopics = endpoint({
  method: 'POST',
  path: '/human/member/insert-topic',
  summary: 'Chooses topics: follows each of them. One that is unknown refuses them all (STUDY-06).',
  access: 'member',
  input: z.object({ topicIds: z.array(id).min(1).max(memberTopicsMax) }),
  output: z.object({ topicIds: z.array(id) }),
  errors: [],
});

const managedTopicOut = topicCardOut.extend({ isHidden: z.boolean() });

export const listManagedTopics = endpoint({
  method: 'GET',
  path: '/system/topic/manage',
  summary: 'All topics, also the hidden ones, for whoever keeps them in order.',
  access: 'config.write',
  input: z.object({ ...pagingInput, ...wanted }),
  output: pageOf(managedTopicOut),
  errors: [],
});

const topicFields = { name: text(topicNameMax, 1), typeId: id, desc: text(topicDescriptionMax) };

export const createTopic = endpoint({
  method: 'POST',
  path: '/system/topic',
  summary: 'A new topic.',
  access: 'config.write',
  input: z.object(topicFields),
  output: idOnly,
  errors: ['topic.name-taken', 'sensitive.found'],
});

export const changeTopic = endpoint({
  method: 'PUT',
  path: '/system/topic/:id',
  summary: 'Renames, moves, describes, hides or shows a topic; what carries it keeps it.',
  access: 'config.write',
  input: z.object({ id, ...topicFields, isHidden: z.boolean() }),
  output: idOnly,
  errors: ['topic.name-taken', 'sensitive.found'],
});

export const createTopicType = endpoint({
  method: 'POST',
  path: '/system/topic-type',
  summary: 'A new kind of topics, at the end.',
  access: 'config.write',
  input: z.object({ name: text(topicTypeNameMax, 1) }),
  output: idOnly,
  errors: ['topic.name-taken', 'sensitive.found'],
});

export const changeTopicType = endpoint({
  method: 'PUT',
  path: '/system/topic-type/:id',
  summary: 'Renames a kind of topics.',
  access: 'config.write',
  input: z.object({ id, name: text(topicTypeNameMax, 1) }),
  output: idOnly,
  errors: ['topic.name-taken', 'sensitive.found'],
});

export const removeTopicType = endpoint({
  method: 'DELETE',
  path: '/system/topic-type/:id',
  summary: 'Removes a kind that no topic has any more.',
  access: 'config.write',
  input: idOnly,
  output: idOnly,
  errors: ['topic.type-in-use'],
});
