import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Setting } from './setting-readers.ts';
import { type Config, settings } from './settings.ts';
import { togetherProblems } from './together-problems.ts';

export type { Config };

/** Their values are never shown, also not when they are wrong: what stops a start ends in logs. */
const secretNames: ReadonlySet<string> = new Set([
  'SECRET_KEY',
  'S3_SECRET_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'MAIL_URL',
  'JANUS_SECRET',
  'LIVEKIT_SECRET',
  'TURN_SECRET',
  'LIVE_SUPPLIER_SECRET',
  'AI_API_KEY',
  'WEB_SEARCH_KEY',
  'SEARCH_PASSWORD',
]);

/** Where the machine keeps its programs. */
export const programFolders = (env: NodeJS.ProcessEnv = process.env): string => env['PATH'] ?? '';

/** A mistake of the operator: shown as its sentence, without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The environment wins over the file; a name the file should not have is refused, because it is usually a typing error. */
export function readConfig(env: NodeJS.ProcessEnv, file: Record<string, string | undefined> = {}): Config {
  const unknown = Object.keys(file).filter((name) => !Object.hasOwn(settings, name));
  const problems = unknown.map((name) => `${name} is not a setting`);
  const entries = Object.entries(settings as Record<string, Setting<unknown>>).map(
    ([name, { initial, form, read }]) => {
      const text = (env[name] ?? file[name] ?? initial).trim();
      const value = read(text);
      const shown = secretNames.has(name) ? '' : `, not “${text}”`;
      if (value === undefined) problems.push(`${name} must be ${form}${shown}`);
      return [name, value];
    },
  );
  // The entries were read with the readers of this very table; with a problem among them nobody gets it.
  const config = Object.fromEntries(entries) as Config;
  if (problems.length === 0) problems.push(...togetherProblems(config));
  if (problems.length > 0) throw new ConfigError(`The configuration cannot be used:\n  ${problems.join('\n  ')}`);
  return config;
}

/** `shuyuan.env` beside the program, or the file SHUYUAN_ENV names. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const path = resolve(env['SHUYUAN_ENV'] ?? 'shuyuan.env');
  if (!existsSync(path)) {
    if (env['SHUYUAN_ENV']) throw new ConfigError(`SHUYUAN_ENV names ${path}, which is not there`);
    return readConfig(env);
  }
  return readConfig(env, parseEnv(readFileSync(path, 'utf8')));
}
