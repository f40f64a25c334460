import { expect, test } from 'vitest';
import { parseChoice, readChoice, writeChoice } from './device-choice.ts';
import { troubleOf } from './device-trouble.ts';

test('a choice is remembered for the next room', () => {
  const choice = { ...parseChoice(null), camera: 'c1', quality: 'low', isMicrophoneOn: false } as const;
  writeChoice(choice);
  expect(readChoice()).toEqual(choice);
});

test('what cannot be read is the usual choice', () => {
  for (const text of [null, '', '{', 'null', '[]', '{"quality":"huge","camera":7}'])
    expect(parseChoice(text)).toEqual({
      camera: '',
      microphone: '',
      speaker: '',
      quality: 'high',
      isCameraOn: true,
      isMicrophoneOn: true,
    });
});

test('each failure of a device has a reason one can act on', () => {
  const named = (name: string) => troubleOf(Object.assign(new Error('x'), { name }));
  expect(named('NotAllowedError')).toBe('refused');
  expect(named('NotFoundError')).toBe('missing');
  expect(named('NotReadableError')).toBe('busy');
  expect(named('TypeError')).toBe('unsupported');
  expect(troubleOf('x')).toBe('unsupported');
});
