import {
  findSimilarQuestions,
  listBankCategories,
  listBankQuestions,
  listBankTags,
  listQuestionVersions,
  readBankQuestion,
} from '@shuyuan/contract/exams/bank/bank.wire';

/** Everything the bank has answered that is old once a question or a category has changed. */
export const bankReads = [
  findSimilarQuestions,
  listBankCategories,
  listBankQuestions,
  listBankTags,
  listQuestionVersions,
  readBankQuestion,
] as const;
