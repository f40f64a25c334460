import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ContentProgress } from '../../../shared/contents/ContentProgress.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DueTag } from '../DueTag.tsx';
import { SubjectCover } from '../SubjectCover.tsx';
import { useDeadlineWords } from '../use-deadline-words.ts';
import classes from './Subject.module.css';
import type { SubjectView } from './subject-view.ts';

/** Its picture, how far the reader is, since when, and by when. */
export function SubjectHead({ subject }: { subject: SubjectView }) {
  const t = useT('subjects');
  const { date } = useFormat();
  const words = useDeadlineWords();
  const { joinTime, dueTime, deadline, finishTime, askedSince } = subject;
  return (
    <Panel>
      <div className={classes.head}>
        <SubjectCover subject={subject} className={classes.cover} />
        <Stack gap={12} className={classes.facts}>
          {joinTime === null ? <HintText>{t('subjects.notJoined')}</HintText> : <ContentProgress progress={subject} />}
          <span className={classes.tags}>
            <Tag>{t(`subjects.sequence.${subject.learnSequence}`)}</Tag>
            {finishTime !== null && <Tag tone="pine">{t('subjects.finished', { date: date(finishTime) })}</Tag>}
            <DueTag dueTime={dueTime} finishTime={finishTime} />
            {joinTime !== null && <HintText as="span">{t('subjects.joined', { date: date(joinTime) })}</HintText>}
            {deadline && <HintText as="span">{words(deadline)}</HintText>}
          </span>
          {askedSince !== null && <HintText>{t('subjects.anew.since', { date: date(askedSince) })}</HintText>}
        </Stack>
      </div>
    </Panel>
  );
}
