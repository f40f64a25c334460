import { AccountType } from '@shuyuan/contract/ledger/currencies';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { financeTexts } from './finance-texts.ts';
import { tradeTexts } from './trade-texts.ts';

/** The kind of holder a row sums up, in the language of the reader. */
export function holderName(language: Language, accountType: AccountType): string {
  if (accountType === AccountType.platform) return tradeTexts[language]['ledger.platform'];
  return financeTexts[language][accountType === AccountType.person ? 'finance.people' : 'finance.teams'];
}
