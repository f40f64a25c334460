import { addTopic, topicNameMax, type TopicProblem } from '@shuyuan/contract/community/topics';
import { quickAddTopic, selectTopics } from '@shuyuan/contract/community/topics.wire';
import { useState } from 'react';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';

export type ChosenTopic = { readonly id: string; readonly name: string };

type Choice = {
  readonly topics: readonly ChosenTopic[];
  readonly max: number;
  readonly onChange: (topics: readonly ChosenTopic[]) => void;
};

/** COMM-40…43: picks, types and takes away topics; what cannot be added says why. */
export function useTopicChoice({ topics, max, onChange }: Choice) {
  const t = useT('share');
  const [problem, setProblem] = useState<TopicProblem | null>(null);
  const quickAdd = useWrite(quickAddTopic, { refreshes: [selectTopics] });
  const pick = (topic: ChosenTopic) => {
    const next = addTopic(topics, topic, max);
    setProblem(next.problem);
    if (next.topics !== topics) onChange(next.topics);
  };
  /** `onTaken`: what was typed is chosen, now or before, and need not stand in the field any longer. */
  const type = (typed: string, onTaken: () => void) => {
    const name = typed.trim();
    if (name === '' || quickAdd.isPending) return;
    const tried = addTopic(topics, { id: '', name }, max);
    setProblem(tried.problem);
    if (tried.problem !== null) return;
    if (tried.topics === topics) {
      onTaken();
      return;
    }
    quickAdd.mutate(
      { name },
      {
        onSuccess: (topic) => {
          pick(topic);
          onTaken();
        },
      },
    );
  };
  const remove = (id: string) => {
    setProblem(null);
    onChange(topics.filter((topic) => topic.id !== id));
  };
  const texts = {
    'too-long': t('topics.pick.tooLong', { max: topicNameMax }),
    'too-many': t('topics.pick.tooMany', { max }),
  };
  return {
    pick,
    type,
    remove,
    problem: problem && texts[problem],
    forgetProblem: () => setProblem(null),
    isAdding: quickAdd.isPending,
  };
}
