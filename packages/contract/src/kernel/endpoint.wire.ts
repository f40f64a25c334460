import type { z } from 'zod';
import type { Capability } from './capabilities.ts';
import type { ErrorCode } from './app-error.ts';
import type { workbookType } from './workbook-type.ts';

/** Who may call: anybody, anybody signed in, or a member with a capability. Rows are judged by the feature's policy. */
export type Access = 'public' | 'member' | Capability;

/** At most `max` calls in a minute, counted per caller or per value of one input field. */
export type RateLimit = {
  readonly max: number;
  readonly per: 'caller' | { readonly field: string };
  /** Counted over all processes: for whatever somebody might guess. */
  readonly isShared?: true;
  /** A browser that has signed in before is counted by itself: nobody else's calls keep it out. */
  readonly isPerDevice?: true;
};

/**
 * One call of the API as a value: the server mounts it, the client calls it, the docs print it.
 * `input` is one flat object: parameters of the path, then the query (GET, DELETE) or the body (POST, PUT).
 */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly input: Input;
  readonly output: Output;
  /** What this call can answer besides the refusals every call shares (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** D-025: how our client encodes the body; the server takes both for every call. */
  readonly encoding?: 'form';
  /** D-026: the same key and input within 24 h answer again without a second effect. */
  readonly idempotent?: true;
  readonly rateLimit?: RateLimit;
  /** Answers also whoever signed in with a one-time password and has not replaced it yet. */
  readonly allowsOneTimePassword?: true;
  /** Takes a larger body than others do. */
  readonly bodyLimitKb?: number;
  /** Takes multipart/form-data: the fields of `input`, then one file, read as it arrives. */
  readonly isMultipart?: true;
  /** One of the small calls around the parts of an upload. */
  readonly isOfUpload?: true;
  /** Answers with Server-Sent Events; `output` is what each of them says. */
  readonly stream?: true;
  /** Answers with a file, sent piece by piece while it is made; `output` is then its text, or its bytes. */
  readonly download?: {
    readonly type:
      | 'text/csv'
      | 'text/calendar'
      | 'text/markdown'
      | 'application/pdf'
      | 'application/vc'
      | typeof workbookType;
    readonly fileName: string;
  };
};

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(e: Endpoint<I, O>): Endpoint<I, O> => e;

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** A report as a plain table, and as a workbook. */
export type TableEndpoint<I extends z.ZodType = z.ZodType> = Endpoint<I, z.ZodType<string>>;
export type WorkbookEndpoint<I extends z.ZodType = z.ZodType> = Endpoint<I, z.ZodType<Blob>>;

/** Codes any call can answer, whatever it does. */
export const commonErrors = [
  'auth.required',
  'auth.token-expired',
  'auth.token-revoked',
  'auth.forbidden',
  'auth.password-change-needed',
  'request.malformed',
  'request.invalid',
  'request.not-found',
  'request.wrong-method',
  'request.too-large',
  'request.wrong-media-type',
  'request.too-many',
  'request.still-running',
  'request.key-reused',
  'internal.unexpected',
  'internal.unavailable',
] as const satisfies readonly ErrorCode[];
