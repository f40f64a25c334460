import { setTimeout as sleep } from 'node:timers/promises';
import { broadcastRules } from '../packages/contract/src/live/room/media-protocol.ts';
import { startFilm } from './sides/live-film.ts';
import { at, cpuOf, startCrowd, startLive } from './sides/live-side.ts';
import { writeResult } from './write-result.ts';

/** Chat, reactions and a poll in a full room, and what they do to the picture. */
const viewers = Number(process.env['VIEWERS'] ?? 5_000);
const watchers = 100;
const perSecond = 50;
const seconds = 20;
const wantedMs = 300;
const each = 2;
const { sliceMs } = broadcastRules;

type Chat = { readonly delays: number[]; readonly lost: number; readonly readers: number };
type Reactions = { readonly reactions: number; readonly reactionMessages: number };
type Taken = { readonly delays: number[]; readonly closed: number };

const live = await startLive();
try {
  const crowd = await startCrowd(live, { kind: 'room', count: viewers });
  await sleep(2_000);
  const [chat, share] = await Promise.all([crowd.ask<Chat>('chat', { perSecond, seconds }), cpuOf(live.pid, seconds)]);
  const p95 = at(chat.delays, 0.95);
  const reacted = await crowd.ask<Reactions>('react', { each });
  const media = await startCrowd(live, { kind: 'media', count: watchers });
  const film = await startFilm(live);
  await sleep(3_000);
  await media.ask('take');
  await sleep(6_000);
  const calm = await media.ask<Taken>('take');
  await crowd.ask('poll');
  await sleep(4_000);
  const polled = await media.ask<Taken>('take');
  await film.stop();
  const late = polled.delays.filter((delay) => delay > sliceMs).length;
  const { closed } = await crowd.ask<Taken>('take');
  await media.stop();
  await crowd.stop();
  writeResult('live-chat', {
    title: 'A full room',
    about: `${viewers} people in one room, in another process on the same two cores, over loopback, before whatever else runs there. ${perSecond} messages a second for ${seconds} s, read by ${chat.readers} of them; then ${viewers * each} reactions within a second; then a poll that everybody answers, while ${watchers} others watch a broadcast. Ratio: to what is wanted.`,
    head: ['figure', 'measured', 'wanted', 'ratio'],
    rows: [
      ['chat delivered, median ms', at(chat.delays, 0.5), '', ''],
      ['chat delivered, 95 % ms', p95, `< ${wantedMs}`, (p95 / wantedMs).toFixed(2)],
      ['chat messages lost', chat.lost, 0, ''],
      ['share of one core while chatting', `${(share * 100).toFixed(0)} %`, '', ''],
      ['reactions sent', viewers * each, '', ''],
      ['reactions counted', reacted.reactions, viewers * each, (reacted.reactions / (viewers * each)).toFixed(2)],
      ['messages they were told in', reacted.reactionMessages, '≤ 2 a second', ''],
      ['picture without a poll, delay 95 % ms', at(calm.delays, 0.95), '', ''],
      ['picture during the poll, delay 95 % ms', at(polled.delays, 0.95), '', ''],
      ['slices read during the poll', polled.delays.length, '', ''],
      [`of them later than the next (${sliceMs} ms)`, late, 0, ''],
      ['people lost', closed, 0, ''],
    ],
  });
  if (!(p95 < wantedMs) || chat.lost > 0 || closed > 0 || late > 0) process.exitCode = 1;
} finally {
  await live.stop();
}
