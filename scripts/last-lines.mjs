/** The end of a run: whoever reads only that knows what there is to mend, what it took and where the time went. */

const slowestShown = 20;
const errorLines = 12;

const secondsText = (ms) => `${(ms / 1000).toFixed(1)} s`;
const minutesText = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
const indented = (text) => text.split('\n').slice(0, errorLines).join('\n').replaceAll(/^/gm, '    ');

function slowestLines(reports) {
  const times = reports.flatMap((one) => one.times ?? []).sort((one, other) => other.ms - one.ms);
  if (times.length === 0) return [];
  const lines = times.slice(0, slowestShown).map(({ name, ms }) => `${secondsText(ms).padStart(9)}  ${name}`);
  return ['', 'slowest:', ...lines];
}

const stepLines = (steps) => [
  '',
  ...steps.map(({ name, code, ms }) => `${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${secondsText(ms).padStart(8)}`),
];

const unsteadyLines = (reports) =>
  reports
    .flatMap(({ unsteady }) => unsteady)
    .flatMap(({ title, error, passed, of }) => [
      '',
      `! unsteady, ${passed} of ${of} repeats passed: ${title}`,
      indented(error),
    ]);

/** Nothing was counted in a run of lint and types alone. */
function countLines(reports) {
  if (reports.length === 0) return [];
  const sum = (count) => reports.reduce((total, report) => total + count(report), 0);
  const [passed, failed] = [sum((one) => one.passed), sum((one) => one.failed)];
  const [skipped, unsteady] = [sum((one) => one.skipped), sum((one) => one.unsteady.length)];
  return ['', `${passed} passed, ${failed} failed, ${skipped} skipped, ${unsteady} unsteady`];
}

const leftNotes = (left) =>
  left.length === 0 ? [] : [`left out, as their features have not changed since a green run: ${left.join(', ')}`];

const isNight = (path) => path.endsWith('.night.test.ts');

/** Decision 029: the long ones by name, the many others by number. */
export function leftTestNotes(left) {
  const others = left.filter((path) => !isNight(path));
  const pages = others.filter((path) => path.startsWith('pages/')).length;
  const counted =
    others.length === 0 ? [] : [`${pages} files of page tests and ${others.length - pages} of the client`];
  return leftNotes([...left.filter(isNight), ...counted]);
}

export function lastLines({ steps, reports, notes = [], ms }) {
  const failures = reports.flatMap((one) => one.failures);
  return [
    ...failures.flatMap(({ title, error }) => ['', `✗ ${title}`, indented(error)]),
    ...unsteadyLines(reports),
    ...slowestLines(reports),
    ...stepLines(steps),
    ...[...notes, ...leftNotes(reports.flatMap(({ left }) => left ?? []))].flatMap((note) => ['', note]),
    ...countLines(reports),
    `together ${minutesText(ms)}`,
  ];
}
