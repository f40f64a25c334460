const common = '的 一 是 了 不 在 有 人 这 上 大 来';
const mistyped = 'qualty contrl procss machne teem reviw standrd improv safty lern worksop learnr';
/** Questions as people ask them: a word, a phrase, sentences of twelve common and twelve mistyped words, and what nobody wrote. */
export const usualQuestions = ['安全', '龘靐 质量', 'quality control', common, mistyped, 'zzqxwvkj'];

const letters = 'abcdefghijklmnopqrstuvwxyz';
const deep = '('.repeat(2_000);
/** Questions nobody asks who wants to find something. */
export const hostileQuestions = {
  'ten thousand characters': '安全'.repeat(5_000),
  'ten thousand characters without a blank': 'ab1'.repeat(3_400),
  'every word there is': Array.from({ length: 5_000 }, (_, at) => `${letters[at % 26]}${at}`).join(' '),
  'every character there is': String.fromCodePoint(...Array.from({ length: 5_000 }, (_, at) => 0x4e00 + at)),
  'common characters apart': `${common} `.repeat(400),
  'a thousand mistyped words': Array.from({ length: 100 }, (_, at) => mistyped.replaceAll(' ', ` ${at}`)).join(' '),
  'operators of the index': `'安全' & ! ( | <-> :* 'x':A`.repeat(300),
  'deep nesting': `${deep}安全${deep.replaceAll('(', ')')}`,
  'negations alone': '!'.repeat(9_000),
  'wildcards alone': '%_*?'.repeat(2_500),
  'wildcards in words': 'a* %b% _c_ d:* '.repeat(600),
  'quotes and commands': `'"\`“”'';-- drop table member; `.repeat(300),
  'a regular expression': '(a+)+$.*[[:alpha:]]{1,1000}'.repeat(300),
  'control characters': '\u0001\u001f安\u007f全\u200b\u202e'.repeat(1_000),
  'accents without end': `e${'\u0301'.repeat(9_000)}`,
  'halves of characters': '\ud800安全\udfff'.repeat(2_000),
} as const;
