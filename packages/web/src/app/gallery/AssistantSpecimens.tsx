import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { useState } from 'react';
import { AnswerMessage } from '../../features/assistant/answer/AnswerMessage.tsx';
import { ModeSwitches } from '../../features/assistant/composer/ModeSwitches.tsx';
import { applyEvent, failed, stopped } from '../../features/assistant/conversation/chat-events.ts';
import { type ChatMessage, emptyAnswer } from '../../features/assistant/conversation/chat-message.ts';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Grid, Row, Specimen } from './Specimen.tsx';

const named = { code: 200, id: 's1', sessionId: 'c1', chatId: 'a1', finished: false };
const nowhere = { columnId: null, accountId: null, seconds: null, url: null, businessType: null, businessId: null };
const nothing = () => undefined;

/** An answer in each of its states, told by the rule that makes them. */
function useAnswers(): ChatMessage[] {
  const t = useT('dev');
  const text = t('gallery.assistant.answer');
  const quote = t('gallery.panel.text');
  const title = t('gallery.panel.title');
  const source = [
    {
      kind: 'company' as const,
      title,
      quote,
      ...nowhere,
      businessType: BusinessType.nativeLive,
      businessId: '1',
      seconds: 83,
    },
    { kind: 'web' as const, title, quote, ...nowhere, url: 'https://example.com/' },
  ];
  const [empty] = useState(() => Array.from({ length: 5 }, () => emptyAnswer({ thinking: true, webSearch: true })));
  const answered = (at: number, more: object) =>
    applyEvent(empty[at] ?? emptyAnswer({ thinking: true, webSearch: true }), { ...named, ...more }, 0);
  const thinking = answered(1, { reasoning: quote });
  return [
    answered(0, { isSearching: true }),
    { ...thinking, isThoughtsOpen: true },
    { ...answered(2, { delta: text, source, finished: true }), reasoning: quote, thinkingSeconds: 7, isBuiltIn: true },
    stopped(answered(3, { delta: quote }), 0),
    failed(answered(4, { delta: quote }), 0),
  ];
}

export function AssistantSpecimens() {
  const t = useT('dev');
  const [modes, setModes] = useState({ thinking: true, webSearch: false });
  const answers = useAnswers();
  return (
    <Specimen title={t('gallery.section.assistant')}>
      <Row>
        <ModeSwitches modes={modes} isThinkingFixed={false} mayThink maySearchWeb={false} onChange={setModes} />
      </Row>
      <Grid>
        {answers.map((message) => (
          <Panel key={message.key}>
            <AnswerMessage message={message} canRetry onRetry={nothing} onToggleThinking={nothing} />
          </Panel>
        ))}
      </Grid>
    </Specimen>
  );
}
