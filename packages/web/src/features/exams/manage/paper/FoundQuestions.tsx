import { listBankQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { BankFilters, BankQuestion } from './bank-question.ts';
import classes from './Paper.module.css';
import { PickerRow } from './PickerRow.tsx';

type Props = {
  filters: BankFilters;
  paging: Paging;
  /** Questions that stand on the paper already. */
  chosenIds: ReadonlySet<string>;
  pickedIds: ReadonlySet<string>;
  isFull: boolean;
  onPage: (paging: Paging) => void;
  onPick: (question: BankQuestion, isPicked: boolean) => void;
};

/** A page of the bank. */
export function FoundQuestions({ filters, paging, chosenIds, pickedIds, isFull, onPage, onPick }: Props) {
  const t = useT('examining');
  const list = useRead(
    listBankQuestions,
    { ...filters, ...paging, isRetired: false },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={list} failed={t('examining.picker.failed')} shape="list" count={5}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t('examining.picker.none')} />
        ) : (
          <Stack>
            <ul className={classes.found}>
              {items.map((question) => (
                <PickerRow
                  key={question.id}
                  question={question}
                  isThere={chosenIds.has(question.id)}
                  isPicked={pickedIds.has(question.id)}
                  isFull={isFull}
                  onPick={(isPicked) => onPick(question, isPicked)}
                />
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
