/** ENUM-11: the currencies a class can cost in, the one of most companies first. */
export const classCurrencies = ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'HKD', 'RUB', 'AED', 'SAR', 'MXN'] as const;
export type ClassCurrency = (typeof classCurrencies)[number];
