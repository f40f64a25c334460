import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { useRights, useRoom } from '../../room-context.ts';
import { ScrollRegion } from '../../../../../ui/KeyRegion.tsx';
import classes from '../Panels.module.css';
import { PollCard } from './PollCard.tsx';
import { PollComposer } from './PollComposer.tsx';

export function PollsPanel() {
  const t = useT('activity');
  const polls = useRoom((room) => room.polls);
  const { isLeader } = useRights();
  const [isComposing, setIsComposing] = useState(false);
  return (
    <ScrollRegion className={classes.scroll} aria-label={t('live.room.tab.polls')}>
      {isLeader &&
        (isComposing ? (
          <PollComposer onDone={() => setIsComposing(false)} />
        ) : (
          <Button
            className={classes.add}
            variant="default"
            size="sm"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => setIsComposing(true)}
          >
            {t('live.room.polls.new')}
          </Button>
        ))}
      {polls.length === 0 && !isComposing && <p className={classes.empty}>{t('live.room.polls.empty')}</p>}
      {/* The newest first: it is the one that is asked now. */}
      <ul className={classes.list} aria-live="polite">
        {polls.toReversed().map((poll) => (
          <PollCard key={poll.id} poll={poll} />
        ))}
      </ul>
    </ScrollRegion>
  );
}
