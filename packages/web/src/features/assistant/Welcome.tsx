import { useT } from '../../lib/texts.ts';
import classes from './conversation/Conversation.module.css';

const examples = ['fixture', 'live', 'column'] as const;

/** AI-09: a new conversation, with questions to begin with. */
export function Welcome({ isReasoning, onAsk }: { isReasoning: boolean; onAsk: (question: string) => void }) {
  const t = useT('assistant');
  return (
    <div className={classes.welcome}>
      <h2 className={classes.welcomeTitle}>{t('assistant.welcome.title')}</h2>
      <p className={classes.welcomeText}>{t(isReasoning ? 'assistant.reasoning.hint' : 'assistant.welcome.text')}</p>
      <ul className={classes.examples} aria-label={t('assistant.welcome.examples')}>
        {examples.map((name) => (
          <li key={name}>
            <button type="button" className={classes.example} onClick={() => onAsk(t(`assistant.welcome.${name}`))}>
              {t(`assistant.welcome.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
