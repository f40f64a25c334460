import { Button, NativeSelect } from '@mantine/core';
import { listLabels } from '@shuyuan/contract/assistant/assistants.wire';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { PromptDialog } from './PromptDialog.tsx';
import classes from './Prompts.module.css';
import { RemovePrompt } from './RemovePrompt.tsx';
import { type Prompt, usePrompts } from './use-prompts.ts';

type Asked =
  | { readonly what: 'form'; readonly prompt: Prompt | null }
  | { readonly what: 'remove'; readonly prompt: Prompt };

function PromptLine({ prompt, onAsk }: { prompt: Prompt; onAsk: (asked: Asked) => void }) {
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

function LabelFilter({ label, onChange }: { label: string; onChange: (label: string) => void }) {
  const t = useT('assistant');
  const labels = useRead(listLabels, {}, { claims: 'all' }).data?.items ?? [];
  if (labels.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('assistant.prompt.labels')}
      data={[{ value: '', label: t('assistant.prompt.label.all') }, ...labels]}
      value={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** D-159: the roles one may choose; one's own can be changed. */
export function PromptsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('assistant');
  const common = useT('common');
  const [label, setLabel] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const read = usePrompts(label);
  const close = () => setAsked(null);
  return (
    <>
      <Dialog
        isOpen
        title={t('assistant.prompt.manage')}
        closeLabel={common('dialog.close')}
        width={640}
        onClose={onClose}
      >
        <p className={classes.intro}>{t('assistant.prompt.intro')}</p>
        <div className={classes.top}>
          <LabelFilter label={label} onChange={setLabel} />
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAsked({ what: 'form', prompt: null })}>
            {t('assistant.prompt.create')}
          </Button>
        </div>
        <ReadStates read={read} failed={t('assistant.prompt.failed')} shape="list" count={3}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t('assistant.prompt.empty.title')} text={t('assistant.prompt.empty.text')} />
            ) : (
              <ul className={classes.list}>
                {items.map((prompt) => (
                  <PromptLine key={prompt.id} prompt={prompt} onAsk={setAsked} />
                ))}
              </ul>
            )
          }
        </ReadStates>
      </Dialog>
      {asked?.what === 'form' && <PromptDialog prompt={asked.prompt} onClose={close} />}
      {asked?.what === 'remove' && <RemovePrompt prompt={asked.prompt} onClose={close} />}
    </>
  );
}
