import { expect, test } from 'vitest';
import { figuresOf, type LineFigures, qualityMeter, worthOf } from './quality.ts';

const still: LineFigures = { packets: 0, lost: 0, roundTripMs: 20, frozenMs: 0, isHeldBack: false };
const after = (change: Partial<LineFigures>) =>
  worthOf({ before: still, figures: { ...still, packets: 1_000, ...change }, elapsedMs: 2_000 });

test('loss, delay and standing pictures each make a line worse', () => {
  expect(after({})).toBe('good');
  expect(after({ lost: 30 })).toBe('fair');
  expect(after({ lost: 100 })).toBe('poor');
  expect(after({ roundTripMs: 300 })).toBe('fair');
  expect(after({ roundTripMs: 900 })).toBe('poor');
  expect(after({ frozenMs: 200 })).toBe('fair');
  expect(after({ frozenMs: 700 })).toBe('poor');
  expect(after({ isHeldBack: true })).toBe('fair');
});

test('nobody speaks is no loss, packets that came late after all neither, and who measured nothing says nothing', () => {
  expect(after({ packets: 0 })).toBe('good');
  expect(after({ lost: -3 })).toBe('good');
  expect(after({ roundTripMs: null })).toBe('good');
});

test('the mark falls at once and rises after three good looks', () => {
  const meter = qualityMeter();
  expect((['good', 'poor', 'good', 'good', 'fair', 'good', 'good', 'good'] as const).map(meter)).toEqual([
    'good',
    'poor',
    'poor',
    'poor',
    'fair',
    'fair',
    'fair',
    'good',
  ]);
});

test('both directions are read from the report of the browser', () => {
  const seen = figuresOf([
    { type: 'inbound-rtp', packetsReceived: 90, packetsLost: 4, totalFreezesDuration: 0.5 },
    { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 },
    { type: 'candidate-pair' },
    { type: 'candidate-pair', currentRoundTripTime: 0.05 },
    { type: 'codec' },
    null,
  ]);
  expect(seen).toEqual({ packets: 100, lost: 5, roundTripMs: 50, frozenMs: 500, isHeldBack: false });
  const shown = figuresOf([
    { type: 'outbound-rtp', packetsSent: 50, qualityLimitationReason: 'bandwidth' },
    { type: 'remote-inbound-rtp', packetsLost: 2 },
  ]);
  expect(shown).toEqual({ packets: 50, lost: 2, roundTripMs: null, frozenMs: 0, isHeldBack: true });
});
