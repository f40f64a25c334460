import { setTimeout as sleep } from 'node:timers/promises';
import { startFilm } from './sides/live-film.ts';
import { at, cpuOf, startCrowd, startLive } from './sides/live-side.ts';
import { writeResult } from './write-result.ts';

/** What a broadcast to a thousand viewers costs our process; the viewers have one of their own. */
const viewers = Number(process.env['VIEWERS'] ?? 1_000);
const seconds = 20;
const wantedShare = 0.25;
const wantedRate = 1.5;

type Taken = { readonly delays: number[]; readonly bytes: number; readonly closed: number };

const live = await startLive();
try {
  const idle = await cpuOf(live.pid, 5);
  const crowd = await startCrowd(live, { kind: 'media', count: viewers });
  const film = await startFilm(live);
  await sleep(3_000);
  const before = await crowd.ask<Taken>('take');
  const share = await cpuOf(live.pid, seconds);
  const after = await crowd.ask<Taken>('take');
  const rate = ((after.bytes - before.bytes) * 8) / viewers / seconds / 1_000_000;
  await film.stop();
  await crowd.stop();
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  writeResult('live-broadcast', {
    title: 'Broadcast to a crowd',
    about: `One host at 1.5 Mbit/s in slices of 200 ms, ${viewers} viewers in another process on the same two cores, over loopback, before whatever else runs there, for ${seconds} s. CPU is the time our process took; idle it took ${percent(idle)}. The delay, from the host's slice to a viewer, includes the viewers' own work. Ratio: to what is wanted, of the first row.`,
    head: ['figure', 'measured', 'wanted', 'ratio'],
    rows: [
      ['share of one core', percent(share), `< ${percent(wantedShare)}`, (share / wantedShare).toFixed(2)],
      ['Mbit/s each viewer got', rate.toFixed(2), `≥ ${wantedRate}`, (rate / wantedRate).toFixed(2)],
      ['delay, median ms', at(after.delays, 0.5), '', ''],
      ['delay, 95 % ms', at(after.delays, 0.95), '', ''],
      ['viewers lost', after.closed, 0, ''],
    ],
  });
  if (!(share < wantedShare) || rate < wantedRate * 0.98 || after.closed > 0) process.exitCode = 1;
} finally {
  await live.stop();
}
