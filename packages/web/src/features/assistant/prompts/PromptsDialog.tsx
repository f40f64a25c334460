import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LabelFilter } from './LabelFilter.tsx';
import { PromptAnswer } from './PromptAnswer.tsx';
import { type PromptAction, PromptLine } from './PromptLine.tsx';
import classes from './Prompts.module.css';
import { usePrompts } from './use-prompts.ts';

/** D-159: the roles one may choose; one's own can be changed. */
export function PromptsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('assistant');
  const common = useT('common');
  const [label, setLabel] = useState('');
  const [asked, setAsked] = useState<PromptAction | null>(null);
  const read = usePrompts(label);
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
      {asked && <PromptAnswer asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
