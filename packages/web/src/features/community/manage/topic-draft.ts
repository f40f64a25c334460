import { topicDescriptionMax, topicNameMax } from '@shuyuan/contract/community/topics';
import type { listManagedTopics } from '@shuyuan/contract/community/topics.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';

export type ManagedTopic = OutputOf<typeof listManagedTopics>['items'][number];
export type TopicDraft = Pick<ManagedTopic, 'name' | 'typeId' | 'desc' | 'isHidden'>;

/** The form as it opens: a topic as it is, or a new one of the kind that is being looked at. */
export function draftOf(topic: ManagedTopic | null, typeId: string): TopicDraft {
  if (topic) return { name: topic.name, typeId: topic.typeId, desc: topic.desc, isHidden: topic.isHidden };
  return { name: '', typeId, desc: '', isHidden: false };
}

export const isNameFine = (name: string, max: number): boolean => {
  const length = textLength(name.trim());
  return length >= 1 && length <= max;
};

/** Which fields keep the form from being sent. */
export const problemsOf = ({ name, desc }: TopicDraft) => ({
  name: !isNameFine(name, topicNameMax),
  desc: textLength(desc.trim()) > topicDescriptionMax,
});
