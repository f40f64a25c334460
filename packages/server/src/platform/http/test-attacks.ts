import fc from 'fast-check';

/** Texts that have broken somebody's server. */
export const nasty = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table member; --",
  '%',
  '_',
  '\\',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e反',
  '😀'.repeat(50),
  'x'.repeat(70_000),
  '9'.repeat(400),
];
/** Any value but the one that is wanted. */
export const attack = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, [[]], { $ne: '' }, Number.MAX_SAFE_INTEGER, -0, 1e308),
  fc.array(fc.anything(), { maxLength: 4 }),
  fc.object({ maxDepth: 2 }),
);

/** fast-check makes numbers JSON cannot write. */
export const asJson = (body: unknown): string =>
  JSON.stringify(body, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner)) ?? '';

/** Written by hand: JSON.stringify would itself fall over things that lie so deep. */
const deep = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

export const deepTexts = [
  deep('{"value":', '}', 20_000),
  deep('[', ']', 20_000),
  `{"userName":${deep('[', ']', 5_000)},"displayName":${deep('{"a":', '}', 5_000)}}`,
  `{"Operations":[{"op":"add","path":"emails","value":${deep('{"value":', '}', 20_000)}}]}`,
  `{"Operations":[{"op":"add","path":"emails","value":${deep('[', ']', 20_000)}}]}`,
  `{"Operations":[{"op":${deep('[', ']', 20_000)}}]}`,
  `{"Operations":[{"op":{"toString":1,"valueOf":1},"path":"members"}]}`,
  `{"Operations":[{"op":"replace","value":{"emails":[{"value":{"toString":"x"}}]}}]}`,
  `{"Operations":[{"op":"remove","path":"emails","value":[{"toString":1}]}]}`,
  `{"Operations":[{"op":"replace","path":"externalId","value":{"toString":1}}]}`,
  `{"Operations":[{"op":"add","path":"constructor.prototype","value":1},{"op":"add","path":"__proto__","value":1}]}`,
  `{"__proto__":{"admin":true},"userName":"a"}`,
  `{"constructor":{"prototype":{"admin":true}},"userName":"proto-user"}`,
  '{"userName":"a\\u0000b"}',
  '{"displayName":"\\u0000","members":[{"value":"\\u0000"}]}',
  '{"Operations":[{"op":"replace","path":"displayName","value":"\\u0000"}]}',
  '{"Operations":[{"op":"replace","path":"name.givenName","value":"\\ud800"}]}',
  `{"Operations":[${'{"op":"add","path":"members","value":[{"value":"x"}]},'.repeat(999)}{"op":"add","path":"members"}]}`,
  `{"displayName":"many","members":[${'{"value":"x"},'.repeat(20_000)}{"value":"y"}]}`,
  '',
  '{',
  'null',
  '[]',
  '0',
  '"text"',
];
