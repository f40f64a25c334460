import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { expect, test } from 'vitest';

const settings = { ...examBeginning, openTime: null as number | null, closeTime: null as number | null };
const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};
const exam = {
  name: '考试',
  introduction: '',
  audience,
  settings,
  paper: { kind: 'fixed', questions: [] },
  audienceOrganizations: [],
  audiencePositions: [],
  audienceTopics: [],
  audiencePeople: [],
  questions: [],
  price: {
    isPay: 0,
    payType: 1,
    isLadderPrice: 0,
    coin: null,
    discountCoin: null,
    payConfig: [],
    vipCardConfiguration: '[]',
  },
};

type Window = { readonly openTime: number | null; readonly closeTime: number | null };
type Form = { readonly saved: Window; readonly typed?: { readonly openTime: string; readonly closeTime: string } };

/** Windows as forms send them, filled in on a machine of this zone: threads of the tests share the zone of their process. */
function sentFrom(zone: string, forms: readonly Form[]): Window[] {
  const code = `
    import { readFileSync } from 'node:fs';
    import { draftOf, inputOf } from ${JSON.stringify(join(import.meta.dirname, 'exam-draft.ts'))};
    const { exam, forms } = JSON.parse(readFileSync(0, 'utf8'));
    const sent = forms.map(({ saved, typed }) => {
      const form = { ...exam, settings: { ...exam.settings, ...saved } };
      const { openTime, closeTime } = inputOf({ ...draftOf(form), ...typed }, form).settings;
      return { openTime, closeTime };
    });
    process.stdout.write(JSON.stringify(sent));`;
  const input = JSON.stringify({ exam, forms });
  const options = { input, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], options)) as Window[];
}

/** Nine o'clock on the day before a clock is changed and on the day it is, as the world counts it. */
const windows = [
  { zone: 'Europe/Berlin', days: ['2026-03-28', '2026-03-29'], times: ['2026-03-28T08:00Z', '2026-03-29T07:00Z'] },
  { zone: 'Europe/Berlin', days: ['2026-10-24', '2026-10-25'], times: ['2026-10-24T07:00Z', '2026-10-25T08:00Z'] },
  { zone: 'America/New_York', days: ['2026-03-07', '2026-03-08'], times: ['2026-03-07T14:00Z', '2026-03-08T13:00Z'] },
  { zone: 'America/Santiago', days: ['2026-04-04', '2026-04-05'], times: ['2026-04-04T12:00Z', '2026-04-05T13:00Z'] },
  // Half an hour, to be had nowhere else.
  {
    zone: 'Australia/Lord_Howe',
    days: ['2026-04-04', '2026-04-05'],
    times: ['2026-04-03T22:00Z', '2026-04-04T22:30Z'],
  },
  { zone: 'Asia/Shanghai', days: ['2026-03-28', '2026-03-29'], times: ['2026-03-28T01:00Z', '2026-03-29T01:00Z'] },
] as const;

test.each(windows)(
  '[D-183] a window from $days.0 to $days.1, across a change of clocks, is entered as meant in $zone and sent back as it came',
  ({ zone, days, times }) => {
    const [openTime, closeTime] = [Date.parse(times[0]), Date.parse(times[1])];
    const typed = { openTime: `${days[0]}T09:00`, closeTime: `${days[1]}T09:00` };
    const none = { openTime: null, closeTime: null };
    // The night between them, by the minute where the clock is changed and with seconds no field shows.
    const moments = Array.from(
      { length: Math.floor((closeTime - openTime) / (10 * minuteMs)) },
      (_, index) => openTime + index * 10 * minuteMs + 7_000,
    );
    const kept = moments.map((moment) => ({ openTime: moment, closeTime: moment + hourMs }));
    const [entered, ...again] = sentFrom(zone, [
      { saved: none, typed },
      { saved: { openTime, closeTime } },
      ...kept.map((saved) => ({ saved })),
    ]);
    expect(entered).toEqual({ openTime, closeTime });
    expect(again).toEqual([{ openTime, closeTime }, ...kept]);
  },
);
