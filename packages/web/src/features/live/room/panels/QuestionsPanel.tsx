import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { useT } from '../../../../lib/texts.ts';
import { useAsk, useRoom } from '../room-context.ts';
import { inOrder } from '../room-state.ts';
import { ScrollRegion } from '../../../../ui/KeyRegion.tsx';
import classes from './Panels.module.css';
import { QuestionItem } from './QuestionItem.tsx';
import { SayField } from './SayField.tsx';

export function QuestionsPanel() {
  const t = useT('activity');
  const ask = useAsk();
  const questions = useRoom((room) => room.questions);
  const isMuted = useRoom(({ self }) => self.isMuted);
  return (
    <>
      <ScrollRegion className={classes.scroll} aria-label={t('live.room.tab.questions')}>
        {questions.length === 0 && <p className={classes.empty}>{t('live.room.questions.empty')}</p>}
        <ul className={classes.list}>
          {inOrder(questions).map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      </ScrollRegion>
      <SayField
        label={t('live.room.questions.write')}
        sendLabel={t('live.room.questions.send')}
        maxLength={roomLimits.questionMax}
        closedReason={isMuted ? t('live.room.chat.muted') : undefined}
        onSend={(text) => ask({ t: 'question.ask', text })}
      />
    </>
  );
}
