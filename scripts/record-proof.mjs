/** The record a green run leaves for the next one: the commit it proved, and how long everything took. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readReports } from './runners.mjs';

const proofFile = 'tidy/proven.json';
const secondsFile = 'tidy/seconds.json';
/** Shorter files are not worth a line: nothing waits for them. */
const shortestSeconds = 2;

const inSeconds = (ms) => Math.round(ms / 1000);
const sorted = (seconds) =>
  Object.fromEntries(Object.entries(seconds).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The seconds of each phase, and of each file of tests and journeys. What a run left out keeps what it took before, as
 * long as it is there.
 */
export function mergeSeconds(before, { steps, reports, isThere = existsSync }) {
  const measured = reports.flatMap(({ files = [] }) => files.map(({ name, ms }) => [name, inSeconds(ms)]));
  const files = Object.entries({ ...before.files, ...Object.fromEntries(measured) });
  return {
    phases: { ...before.phases, ...Object.fromEntries(steps.map(({ name, ms }) => [name, inSeconds(ms)])) },
    files: sorted(Object.fromEntries(files.filter(([name, s]) => s >= shortestSeconds && isThere(name)))),
  };
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * From here on a run asks what changed since this commit: all else was asked here, or has not changed since it was.
 * `whole` is the last commit at which nothing was left out.
 */
export function recordProof(steps, { isWhole, hasSeconds = true }) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
  const reports = readReports(steps.map(({ name }) => name));
  if (process.env.CI || reports.some(({ skipped }) => skipped > 0) || git('status', '--porcelain') !== '') return;
  const proven = git('rev-parse', 'HEAD');
  write(proofFile, { whole: isWhole ? proven : read(proofFile).whole, proven });
  if (hasSeconds) write(secondsFile, mergeSeconds(read(secondsFile), { steps, reports }));
  console.log(`${proofFile}, ${secondsFile}: this run is recorded, commit it`);
}
