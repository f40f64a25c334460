import { Button } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Plus } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { Stack } from '../../../../../ui/Stack.tsx';
import { type PartDraft, withPart } from '../question-draft.ts';
import classes from './Kinds.module.css';
import { PartFields } from './PartFields.tsx';

type Props = { parts: readonly PartDraft[]; isTried: boolean; onChange: (parts: readonly PartDraft[]) => void };

/** The questions below a stem; each has a kind, a key and a weight of its own. */
export function StemFields({ parts, isTried, onChange }: Props) {
  const t = useT('bank');
  return (
    <Stack>
      {parts.map((part, index) => (
        <PartFields
          key={part.id}
          number={index + 1}
          part={part}
          isTried={isTried}
          removeReason={parts.length === 1 ? t('bank.part.one') : undefined}
          onChange={(changed) => onChange(parts.map((one) => (one.id === part.id ? changed : one)))}
          onRemove={() => onChange(parts.filter((one) => one.id !== part.id))}
        />
      ))}
      {parts.length < bankLimits.parts && (
        <Button
          variant="default"
          className={classes.start}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange(withPart(parts))}
        >
          {t('bank.part.add')}
        </Button>
      )}
    </Stack>
  );
}
