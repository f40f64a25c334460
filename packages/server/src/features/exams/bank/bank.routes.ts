import * as wire from '@shuyuan/contract/exams/bank/bank.wire';
import * as exchange from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { checkQuestionImport } from './exchange/check-question-import.ts';
import { exportQuestions } from './exchange/export-questions.ts';
import { importQuestions } from './exchange/import-questions.ts';
import { questionTemplate, questionTemplateWorkbook } from './exchange/table/question-template.ts';
import {
  createBankCategory,
  listBankCategories,
  removeBankCategory,
  renameBankCategory,
} from './list-bank-categories.ts';
import { setCategoryPractice } from './set-category-practice.ts';
import {
  findSimilarQuestions,
  listBankQuestions,
  listBankTags,
  listQuestionVersions,
  readBankQuestion,
} from './read-bank-question.ts';
import {
  createBankQuestion,
  restoreBankQuestion,
  retireBankQuestion,
  reviseBankQuestion,
} from './create-bank-question.ts';
import { tryBankQuestion } from './try-bank-question.ts';

/** Every call of those who write questions. */
export const bankRoutes: readonly Route[] = [
  on(wire.listBankCategories, listBankCategories),
  on(wire.createBankCategory, createBankCategory),
  on(wire.renameBankCategory, renameBankCategory),
  on(wire.removeBankCategory, removeBankCategory),
  on(wire.setCategoryPractice, setCategoryPractice),
  on(wire.createBankQuestion, createBankQuestion),
  on(wire.reviseBankQuestion, reviseBankQuestion),
  on(wire.readBankQuestion, readBankQuestion),
  on(wire.listBankQuestions, listBankQuestions),
  on(wire.listBankTags, listBankTags),
  on(wire.listQuestionVersions, listQuestionVersions),
  on(wire.retireBankQuestion, retireBankQuestion),
  on(wire.restoreBankQuestion, restoreBankQuestion),
  on(wire.findSimilarQuestions, findSimilarQuestions),
  on(wire.tryBankQuestion, tryBankQuestion),
  on(exchange.checkQuestionImport, checkQuestionImport),
  on(exchange.importQuestions, importQuestions),
  onDownload(exchange.questionTemplate, questionTemplate),
  onDownload(exchange.questionTemplateWorkbook, questionTemplateWorkbook),
  on(exchange.exportQuestions, exportQuestions),
];
