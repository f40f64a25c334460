import { Pencil, Trash2 } from 'lucide-react';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Prompts.module.css';
import type { Prompt } from './use-prompts.ts';

/** What is asked about a role: its form, or whether it may go. */
export type PromptAction =
  | { readonly what: 'form'; readonly prompt: Prompt | null }
  | { readonly what: 'remove'; readonly prompt: Prompt };

export function PromptLine({ prompt, onAsk }: { prompt: Prompt; onAsk: (asked: PromptAction) => void }) {
  const t = useT('assistant');
  const mayShare = useCan('config.write');
  const { name, labels, isCompanyWide, isOwn } = prompt;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{name}</bdi> {isCompanyWide && <Tag tone="pine">{t('assistant.prompt.company')}</Tag>}{' '}
          {labels.map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </p>
        <p className={classes.text} dir="auto">
          {prompt.prompt}
        </p>
      </div>
      {(isOwn || (isCompanyWide && mayShare)) && (
        <div className={classes.tools}>
          <IconButton
            label={t('assistant.prompt.edit.named', { name })}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => onAsk({ what: 'form', prompt })}
          />
          <IconButton
            label={t('assistant.prompt.remove.named', { name })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => onAsk({ what: 'remove', prompt })}
          />
        </div>
      )}
    </li>
  );
}
