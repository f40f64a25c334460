import { nameKey } from '../kernel/name-key.ts';
import { textLength } from '../kernel/text-length.ts';

/** COMM-41. */
export const topicNameMax = 10;
/** COMM-42, D-091: how many topics a thing carries unless its form says otherwise. */
export const maxTopics = 5;
/** COMM-44. */
export const hotTopicsPageSize = 10;
export const topicDescriptionMax = 200;
export const topicTypeNameMax = 20;

/** D-141: two spellings of one name are one topic. */
export const topicKey = nameKey;

export type TopicProblem = 'too-long' | 'too-many';
type Named = { readonly name: string };
type Chosen<Topic> = { readonly topics: readonly Topic[]; readonly problem: TopicProblem | null };

/** COMM-41…43: what is chosen after one more was typed or picked. An empty name or one already there changes nothing. */
export function addTopic<Topic extends Named>(
  chosen: readonly Topic[],
  topic: Topic,
  max: number = maxTopics,
): Chosen<Topic> {
  const key = topicKey(topic.name);
  if (key === '' || chosen.some(({ name }) => topicKey(name) === key)) return { topics: chosen, problem: null };
  if (textLength(topic.name.trim()) > topicNameMax) return { topics: chosen, problem: 'too-long' };
  if (chosen.length >= max) return { topics: chosen, problem: 'too-many' };
  return { topics: [...chosen, topic], problem: null };
}
