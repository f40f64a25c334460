import { Button } from '@mantine/core';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { QuestionDraft } from '../edit/exam-draft.ts';
import type { BankFilters, BankQuestion } from './bank-question.ts';
import { FoundQuestions } from './FoundQuestions.tsx';
import classes from './Paper.module.css';
import { PickerFilters } from './PickerFilters.tsx';

type Props = {
  chosen: readonly QuestionDraft[];
  onAdd: (questions: readonly QuestionDraft[]) => void;
  onClose: () => void;
};

const usualPoints = '5';
const draftOf = ({ id, version, text, kind }: BankQuestion): QuestionDraft => ({
  questionId: id,
  version,
  latestVersion: version,
  isRetired: false,
  text,
  kind,
  points: usualPoints,
});

/** The bank with its filters; what is picked goes to the end of the paper. */
export function QuestionPicker({ chosen, onAdd, onClose }: Props) {
  const t = useT('examining');
  const common = useT('common');
  const format = useFormat();
  const [filters, setFilters] = useState<BankFilters>({});
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const [picked, setPicked] = useState<readonly BankQuestion[]>([]);
  const pick = (question: BankQuestion, isPicked: boolean): void =>
    setPicked(isPicked ? [...picked, question] : picked.filter(({ id }) => id !== question.id));
  return (
    <Dialog
      isOpen
      title={t('examining.picker.title')}
      closeLabel={common('dialog.close')}
      width={720}
      onClose={onClose}
    >
      <Stack>
        <PickerFilters
          filters={filters}
          onChange={(next) => {
            setFilters(next);
            setPaging({ ...paging, page: 1 });
          }}
        />
        <FoundQuestions
          filters={filters}
          paging={paging}
          chosenIds={new Set(chosen.map(({ questionId }) => questionId))}
          pickedIds={new Set(picked.map(({ id }) => id))}
          isFull={chosen.length + picked.length >= examLimits.questions}
          onPage={setPaging}
          onPick={pick}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {common('dialog.cancel')}
          </Button>
          <Button disabled={picked.length === 0} onClick={() => onAdd(picked.map(draftOf))}>
            {t('examining.picker.add', { count: format.count(picked.length) })}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
