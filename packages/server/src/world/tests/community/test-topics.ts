import { selectTopics } from '@shuyuan/contract/community/topics.wire';
import type { Caller } from '../../caller.ts';

/** The id of a topic of the world, by its name. */
export async function topicNamed(caller: Caller, name: string): Promise<string> {
  const { items } = (await caller.call(selectTopics, { search: name })).body;
  const topic = items.find((one) => one.name === name);
  if (!topic) throw new Error(`the world has no topic called ${name}`);
  return topic.id;
}
