import { Button, VisuallyHidden } from '@mantine/core';
import { ArrowDown } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { AnswerMessage } from '../answer/AnswerMessage.tsx';
import { ScrollRegion } from '../../../ui/KeyRegion.tsx';
import classes from './Conversation.module.css';
import type { ConversationState } from './conversation.ts';
import { useFinishedAnswer } from './use-finished-answer.ts';
import { useFollowing } from './use-following-end.ts';

type Props = {
  state: ConversationState;
  onOlder: () => void;
  onRetry: (key: string) => void;
  onToggleThinking: (key: string) => void;
};

/** The messages in the order of time. Reading back is never disturbed by what is being written below. */
export function MessageList({ state: { messages, older, isRunning }, onOlder, onRetry, onToggleThinking }: Props) {
  const t = useT('assistant');
  const { area, isAtEnd, toEnd } = useFollowing(messages);
  const received = useFinishedAnswer(messages);
  return (
    <div className={classes.place}>
      {/* Scrolled by keys too. */}
      <ScrollRegion ref={area} className={classes.area} aria-label={t('assistant.messages')}>
        {older !== 'none' && (
          <div className={classes.older}>
            <Button variant="subtle" loading={older === 'loading'} onClick={onOlder}>
              {t('assistant.older')}
            </Button>
          </div>
        )}
        <ol className={classes.messages}>
          {messages.map((message) => (
            <li key={message.key} className={classes.message} data-role={message.role}>
              <VisuallyHidden>
                {t(message.role === 'user' ? 'assistant.byYou' : 'assistant.byAssistant')}
              </VisuallyHidden>
              {message.role === 'user' ? (
                <p className={classes.asked} dir="auto">
                  {message.content}
                </p>
              ) : (
                <AnswerMessage
                  message={message}
                  canRetry={!isRunning}
                  onRetry={onRetry}
                  onToggleThinking={onToggleThinking}
                />
              )}
            </li>
          ))}
        </ol>
      </ScrollRegion>
      {!isAtEnd && (
        <div className={classes.toEnd}>
          <Button variant="default" radius="xl" leftSection={<ArrowDown size={16} aria-hidden />} onClick={toEnd}>
            {t('assistant.toNewest')}
          </Button>
        </div>
      )}
      <VisuallyHidden component="output">{received}</VisuallyHidden>
    </div>
  );
}
