import { listBankQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import type { BankAddress } from '../bank-address.ts';

type ListedQuestion = OutputOf<typeof listBankQuestions>['items'][number];

/** The questions the address asks for. */
export function useQuestionList(address: BankAddress) {
  const { page, pageSize } = address;
  return useRead(
    listBankQuestions,
    { page, pageSize, ...filtersOf(address) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
}

/** The filters of the address, as the server takes it. */
export const filtersOf = ({ search, category, kind, difficulty, tag, state }: BankAddress) => ({
  isRetired: state === 'retired',
  ...(search && { search }),
  ...(category && { categoryId: category }),
  ...(kind && { kind }),
  ...(difficulty && { difficulty }),
  ...(tag && { tag }),
});

export type { ListedQuestion };
