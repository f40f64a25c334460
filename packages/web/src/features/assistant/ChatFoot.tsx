import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import type { AssistantState } from './assistant-state.ts';
import classes from './Chat.module.css';
import { Composer } from './composer/Composer.tsx';
import { ModeSwitches } from './composer/ModeSwitches.tsx';
import type { ConversationState } from './conversation/conversation.ts';
import { PromptPicker } from './prompts/PromptPicker.tsx';
import type { useModes } from './use-modes.ts';

/** Fewer left for today than this are told. */
const toldFrom = 20;

type Modes = ReturnType<typeof useModes>;

type Props = {
  state: ConversationState;
  can: AssistantState;
  choice: Modes['choice'];
  isReasoning: boolean;
  isFocusedFirst: boolean;
  onChoose: Modes['choose'];
  onAsk: (question: string) => Promise<boolean>;
  onStop: () => void;
};

/** Where the next question is written, and how it is asked. */
export function ChatFoot({ state, can, choice, isReasoning, isFocusedFirst, onChoose, onAsk, onStop }: Props) {
  const t = useT('assistant');
  const format = useFormat();
  const { leftToday } = can;
  return (
    <div className={classes.foot}>
      {leftToday !== null && leftToday <= toldFrom && (
        <p className={classes.leftToday}>{t('assistant.leftToday', { count: format.count(leftToday) })}</p>
      )}
      <Composer
        key={state.visit}
        sessionId={state.sessionId}
        isRunning={state.isRunning}
        isFocusedFirst={isFocusedFirst || (state.visit > 0 && state.sessionId === null)}
        onSend={onAsk}
        onStop={onStop}
      >
        <ModeSwitches
          modes={choice}
          isThinkingFixed={isReasoning}
          mayThink={can.mayThink}
          maySearchWeb={can.maySearchWeb}
          onChange={onChoose}
        />
        <PromptPicker
          isFixed={state.sessionId !== null}
          promptId={choice.promptId}
          onChange={(promptId) => onChoose({ promptId })}
        />
      </Composer>
    </div>
  );
}
