import { AppError, type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { errorText } from '../../../../platform/error-texts.ts';
import type { RawAnswer } from '../../../../platform/http/raw.ts';

/** RFC 7644 §3.12 */
type ScimType = 'invalidFilter' | 'uniqueness' | 'invalidSyntax' | 'invalidPath' | 'invalidValue' | 'noTarget';

export class ScimError extends Error {
  override name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    more: ScimType | null | { readonly headers: Record<string, string> } = null,
  ) {
    super(detail);
    this.status = status;
    this.scimType = typeof more === 'string' ? more : null;
    this.headers = typeof more === 'object' ? (more?.headers ?? {}) : {};
  }
}

/** What our own refusals are called there; the rest keeps its status, and a 422 is a bad request. */
const known: Partial<Record<ErrorCode, readonly [number, ScimType | null]>> = {
  'member.account-taken': [409, 'uniqueness'],
  'member.email-taken': [409, 'uniqueness'],
  'member.employee-number-taken': [409, 'uniqueness'],
  'member.needs-platform-admin': [403, null],
  'member.last-administrator': [403, null],
  'request.stale': [412, null],
  'sensitive.found': [400, 'invalidValue'],
  'request.malformed': [400, 'invalidSyntax'],
};

function asScimError(error: AppError): ScimError {
  const { status } = errorSpec(error.code);
  const [code, type] = known[error.code] ?? [status === 422 ? 400 : status, null];
  return new ScimError(code, errorText('en', error.code, error.details), type);
}

export const scimMediaType = 'application/scim+json';

export const scimAnswer = (status: number, body: object, headers: Record<string, string> = {}): RawAnswer => ({
  status,
  headers: { 'content-type': `${scimMediaType}; charset=utf-8`, ...headers },
  body: JSON.stringify(body),
});

export function refusalAnswer(error: AppError | ScimError): RawAnswer {
  const { status, scimType, message, headers } = error instanceof AppError ? asScimError(error) : error;
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    detail: message,
  };
  return scimAnswer(status, body, { ...headers, ...(status === 401 && { 'www-authenticate': 'Bearer' }) });
}
