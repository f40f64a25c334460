import { type ErrorPageKind, type ErrorSpec, errorTable, type Show } from './error-table.ts';

export type ErrorCode = keyof typeof errorTable;
export type Details = Readonly<Record<string, unknown>>;

export const errorCodes = Object.keys(errorTable) as ErrorCode[];
export const errorSpec = (code: ErrorCode): ErrorSpec => errorTable[code];

/** A refusal the caller can understand. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Guards read as one line: `demand(isOwner, 'auth.forbidden')`. */
export function demand(condition: unknown, code: ErrorCode, details?: Details): asserts condition {
  if (!condition) throw new AppError(code, details);
}

const byNumber = new Map(errorCodes.map((code) => [errorTable[code].number, code] as const));

/** The name behind a wire number; null when this client does not know it (ERR-08 then uses the text of code 2). */
export const codeOfNumber = (number: number): ErrorCode | null => byNumber.get(number) ?? null;

const numbersShown = (show: Show): readonly number[] =>
  errorCodes.flatMap((code) => (errorTable[code].show === show ? (errorTable[code].number ?? []) : []));

/** ERR-06, D-021: 422 codes that leave for the error page. Closed set: it grows only in the table. */
export const navigationNumbers = numbersShown('page');
/** ERR-07: 422 codes that stop the user in a modal alert. */
export const alertNumbers = numbersShown('alert');
/** ERR-05: its message carries a count. */
export const countedNumber = errorTable['batch.partly-refused'].number;

/** A refusal and a thing that is not there have their page, whatever else the number means. */
const kindOfStatus: Readonly<Record<number, ErrorPageKind>> = { 403: 'no-permission', 404: 'empty' };

/** D-020: which face the error page shows for a number. */
export function errorPageKind(number: number): ErrorPageKind {
  const code = codeOfNumber(number);
  const spec = code && errorSpec(code);
  return spec?.page ?? kindOfStatus[spec?.status ?? 0] ?? 'ordinary';
}
