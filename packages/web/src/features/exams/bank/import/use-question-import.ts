import type { ExchangeFormat } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { checkQuestionImport, importQuestions } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useState } from 'react';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { bankReads } from '../bank-reads.ts';
import { formatOfText, maxBytesOf, readQuestionFile } from './read-question-file.ts';

const claims = [
  'exam.import-unreadable',
  'exam.import-harmful',
  'exam.import-empty',
  'import.too-many-rows',
  'exam.too-many-categories',
  'request.too-large',
  'upload.over-quota',
] as const;

/** The pictures of a file on a slow line. */
const timeoutMs = 5 * minuteMs;

type Chosen = { readonly name: string; readonly format: ExchangeFormat; readonly text: string };

/** A file of questions: read here, checked by the server, and written once somebody has seen what it brings. */
export function useQuestionImport() {
  const t = useT('bank');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [categoryId, setCategoryId] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  const check = useWrite(checkQuestionImport, { claims, timeoutMs });
  const write = useWrite(importQuestions, {
    claims,
    timeoutMs,
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
      else if (read.kind === 'unreadable') refuse(t('bank.import.workbook'));
      else refuse(t('bank.import.tooLarge', { size: mbOf(read.maxBytes) }));
    },
    paste: (text: string): void => {
      setUnread(null);
      const format = formatOfText(text);
      const maxBytes = maxBytesOf(format);
      if (new TextEncoder().encode(text).length > maxBytes) refuse(t('bank.import.tooLarge', { size: mbOf(maxBytes) }));
      else begin({ name: t('bank.import.pasted'), format, text });
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

export const mbOf = (bytes: number): number => bytes / 1024 / 1024;
