import { namedValues } from '../system/setting-value.ts';

/** D-155: how often a day the assistant may be asked; 0 without limit. */
export type AssistantRule = { readonly memberADay: number; readonly companyADay: number };

const names = ['memberADay', 'companyADay'] as const;

const numbersOf = (text: string): AssistantRule | null => {
  const values = namedValues(text, names);
  const [memberADay, companyADay] = names.map((name) => values?.[name]);
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  return isWhole(memberADay) && isWhole(companyADay) ? { memberADay, companyADay } : null;
};

/** As ASSISTANT_RULE begins. */
export const initialRule: AssistantRule = { memberADay: 200, companyADay: 20_000 };

/** What ASSISTANT_RULE says; one that cannot be read limits as it began. */
export const assistantRuleOf = (text: string): AssistantRule => numbersOf(text) ?? initialRule;

/** What is left of a limit; null without one. */
const leftOf = (limit: number, used: number): number | null => (limit === 0 ? null : Math.max(0, limit - used));

type Used = { readonly member: number; readonly company: number };

/** What somebody may still ask today: the company’s share ends for everybody. */
export function leftToday({ memberADay, companyADay }: AssistantRule, { member, company }: Used): number | null {
  const left = [leftOf(memberADay, member), leftOf(companyADay, company)].filter((number) => number !== null);
  return left.length === 0 ? null : Math.min(...left);
}
