import type { Readable } from 'node:stream';
import type { Endpoint, OutputOf, ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context, VisitorContext } from '../context.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? VisitorContext : Context;

/** An endpoint with what it does. */
export type Route = {
  readonly endpoint: Endpoint;
  /** `body` comes with endpoints that take a file, and only with them. */
  readonly handle: (ctx: Context, input: unknown, body?: Readable) => Promise<unknown>;
  /** What the browser is to keep once the call succeeded, as `Set-Cookie` says it; `answer` is what the use case gave. */
  readonly cookie?: (ctx: Context, answer: unknown) => string;
};

/**
 * Binds a use case to its endpoint. Types are checked here, where endpoint and use case meet; the mount then treats
 * all routes alike.
 */
export function on<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: CallerOf<E>, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Route {
  // The mount parses the input with `endpoint.input` and checks `access` before it calls.
  return { endpoint, handle: handle as Route['handle'] };
}

/** The same with something the browser is to keep. */
export function onWithCookie<E extends Endpoint, Given extends OutputOf<E>>(
  endpoint: E,
  handle: (ctx: CallerOf<E>, input: ParsedInputOf<E>) => Promise<Given>,
  cookie: (ctx: CallerOf<E>, answer: Given) => string,
): Route {
  // As `on`; the mount hands on what `handle` gave.
  return { ...on(endpoint, handle), cookie: cookie as NonNullable<Route['cookie']> };
}

/** The same for a file that comes in: the use case reads its bytes as they arrive. */
export function onUpload<E extends Endpoint & { readonly isMultipart?: true }>(
  endpoint: E,
  handle: (ctx: CallerOf<E>, input: ParsedInputOf<E>, body: Readable) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** The same for a file that goes out: the use case hands over its pieces while it makes them. */
export function onDownload<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: CallerOf<E>, input: ParsedInputOf<E>) => Promise<AsyncIterable<string | Uint8Array>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** The same for an answer that is told bit by bit, to members: refusals come before the first event. */
export function onStream<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, input: ParsedInputOf<E>) => Promise<AsyncIterable<OutputOf<E>>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}
