import { exchangeLimits, type ExchangeFormat } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { checkQuestionImport, importQuestions } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { useState } from 'react';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { bankReads } from '../bank-reads.ts';
import { formatOfText, readQuestionFile } from './read-question-file.ts';

const claims = [
  'exam.import-unreadable',
  'exam.import-harmful',
  'exam.import-empty',
  'import.too-many-rows',
  'exam.too-many-categories',
] as const;

type Chosen = { readonly name: string; readonly format: ExchangeFormat; readonly text: string };

/** A file of questions: read here, checked by the server, and written once somebody has seen what it brings. */
export function useQuestionImport() {
  const t = useT('bank');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [categoryId, setCategoryId] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  const check = useWrite(checkQuestionImport, { claims });
  const write = useWrite(importQuestions, {
    claims,
    refreshes: bankReads,
    onSuccess: ({ questionCount }) => {
      showNotice(t('bank.import.done', { number: questionCount }), 'success');
      go('centerMy', { name: 'question-bank' });
    },
  });
  const inputOf = ({ format, text }: Chosen, into = categoryId) => ({
    format,
    text,
    ...(into && { categoryId: into }),
  });
  const begin = (file: Chosen, into = categoryId): void => {
    setChosen(file);
    write.reset();
    check.mutate(inputOf(file, into));
  };
  const refuse = (text: string): void => {
    setChosen(null);
    check.reset();
    setUnread(text);
  };
  return {
    chosen,
    categoryId,
    found: check.data,
    isChecking: check.isPending,
    isWriting: write.isPending,
    /** Why nothing can be shown, or was written. */
    problem: unread ?? claimedText(check.error, claims) ?? claimedText(write.error, claims),
    choose: async (file: File): Promise<void> => {
      setUnread(null);
      const read = await readQuestionFile(file);
      if (read.kind === 'text') begin(read);
      else refuse(read.kind === 'unreadable' ? t('bank.import.workbook') : t('bank.import.tooLarge', { size: maxMb }));
    },
    paste: (text: string): void => {
      setUnread(null);
      if (new TextEncoder().encode(text).length > exchangeLimits.bytes)
        refuse(t('bank.import.tooLarge', { size: maxMb }));
      else begin({ name: t('bank.import.pasted'), format: formatOfText(text), text });
    },
    changeFormat: (format: ExchangeFormat): void => {
      if (chosen) begin({ ...chosen, format });
    },
    changeCategory: (id: string): void => {
      setCategoryId(id);
      if (chosen) begin(chosen, id);
    },
    confirm: (): void => {
      if (chosen) write.mutate(inputOf(chosen));
    },
  };
}

export type QuestionImport = ReturnType<typeof useQuestionImport>;

/** The largest file in megabytes. */
export const maxMb = exchangeLimits.bytes / 1024 / 1024;
