import { Button } from '@mantine/core';
import { maxTopics, topicNameMax } from '@shuyuan/contract/community/topics';
import { Hash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { ChosenTopics } from './ChosenTopics.tsx';
import { TopicPicker } from './TopicPicker.tsx';
import classes from './TopicPicker.module.css';
import { TypedTopic } from './TypedTopic.tsx';
import { type ChosenTopic, useTopicChoice } from './use-topic-choice.ts';

export type TopicFieldProps = {
  label: string;
  topics: readonly ChosenTopic[];
  max?: number;
  isRequired?: boolean;
  /** What the form says about it. */
  error?: ReactNode;
  onChange: (topics: readonly ChosenTopic[]) => void;
};

/** COMM-39…43: the topics of something one writes, typed in the form or chosen in a dialog. */
export function TopicField({ label, topics, max = maxTopics, isRequired = false, error, onChange }: TopicFieldProps) {
  const t = useT('share');
  const [text, setText] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const { type, remove, problem, forgetProblem, isAdding } = useTopicChoice({ topics, max, onChange });
  return (
    <div className={classes.field}>
      <div className={classes.line}>
        <TypedTopic
          label={label}
          description={t('topics.pick.hint', { max, length: topicNameMax })}
          placeholder={t('topics.pick.type')}
          error={problem ?? error}
          text={text}
          isRequired={isRequired}
          isBusy={isAdding}
          onText={(typed) => {
            setText(typed);
            forgetProblem();
          }}
          onEnter={() => type(text, () => setText(''))}
        />
        <Button variant="default" leftSection={<Hash size={14} aria-hidden />} onClick={() => setIsPicking(true)}>
          {t('topics.pick.open')}
        </Button>
      </div>
      <ChosenTopics topics={topics} max={max} onRemove={remove} />
      {isPicking && (
        <TopicPicker
          topics={topics}
          max={max}
          onConfirm={(chosen) => {
            forgetProblem();
            onChange(chosen);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
