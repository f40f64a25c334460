import { Button } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTopicTypes } from './use-topic-types.ts';
import { ChosenTopics } from './ChosenTopics.tsx';
import { FoundOffers, HotOffers, OffersOfType } from './OfferedTopics.tsx';
import classes from './TopicPicker.module.css';
import { TypedTopic } from './TypedTopic.tsx';
import { type ChosenTopic, useTopicChoice } from './use-topic-choice.ts';

const hot = 'hot';

type Picking = {
  readonly topics: readonly ChosenTopic[];
  readonly onPick: (topic: ChosenTopic) => void;
  readonly onRemove: (id: string) => void;
};

/** What is hot, or all of a kind. */
function Browse(picking: Picking) {
  const t = useT('share');
  const types = useTopicTypes();
  const [current, setCurrent] = useState<string>(hot);
  const label = types.find(({ name }) => name === current)?.label;
  return (
    <>
      <ChoiceTabs
        label={t('topics.types')}
        tabs={[{ name: hot, label: t('topics.hot.title') }, ...types]}
        current={current}
        onChoose={setCurrent}
      />
      {label === undefined ? <HotOffers {...picking} /> : <OffersOfType {...picking} typeId={current} label={label} />}
    </>
  );
}

type Props = {
  topics: readonly ChosenTopic[];
  max: number;
  onConfirm: (topics: readonly ChosenTopic[]) => void;
  onClose: () => void;
};

/** COMM-39: topics are chosen in a dialog: by kind, by search, or by typing a new one. Nothing holds until it is confirmed. */
export function TopicPicker({ topics, max, onConfirm, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const [chosen, setChosen] = useState(topics);
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { pick, type, remove, problem, forgetProblem, isAdding } = useTopicChoice({
    topics: chosen,
    max,
    onChange: setChosen,
  });
  const picking = { topics: chosen, onPick: pick, onRemove: remove };
  return (
    <Dialog isOpen title={t('topics.pick.open')} closeLabel={common('dialog.close')} width={640} onClose={onClose}>
      <div className={classes.picker}>
        <TypedTopic
          label={t('topics.pick.search')}
          error={problem}
          text={text}
          isBusy={isAdding}
          hasFocus
          onText={(typed) => {
            setText(typed);
            forgetProblem();
          }}
          onEnter={() => type(text, () => setText(''))}
        />
        <ChosenTopics topics={chosen} max={max} onRemove={remove} />
        <div className={classes.place}>
          {search === '' ? <Browse {...picking} /> : <FoundOffers {...picking} search={search} />}
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {common('dialog.cancel')}
          </Button>
          <Button onClick={() => onConfirm(chosen)}>{t('topics.pick.confirm')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
