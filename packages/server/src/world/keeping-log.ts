import type { Log } from '../platform/log.ts';

const kept: string[] = [];

type Details = { readonly err?: { readonly stack?: string | undefined } };
const keep = ({ err }: Details, message: string): void => void kept.push(`${message}\n${err?.stack ?? ''}`);

const ignore = (): void => undefined;

/** Keeps the errors of a server under test, so that a failed test can say them. */
export const keepingLog: Log = { debug: ignore, info: ignore, warn: ignore, error: keep };

/** The same for lines of JSON. */
export const keepingStream = {
  write: (line: string): void => {
    const { msg, ...details } = JSON.parse(line) as Details & { readonly msg: string };
    keep(details, msg);
  },
};

const errorsMax = 5;

/** The last errors since it was called before. */
export const takeServerErrors = (): string[] => kept.splice(0).slice(-errorsMax);
