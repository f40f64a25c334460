import { expect, test } from 'vitest';
import {
  messageTemplates,
  placeholderProblems,
  placeholdersIn,
  templateAreas,
  templateOf,
} from './message-templates.ts';

const subject = templateOf('notices.mail.subject');

test('[SITE-08] every text has one code, and every area has texts', () => {
  const codes = messageTemplates.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const area of templateAreas)
    expect(
      messageTemplates.some((spec) => spec.area === area),
      area,
    ).toBe(true);
  expect(templateOf('noticeKind.reward')).toBeUndefined();
});

test('[D-198] a wording has all of its placeholders and no others', () => {
  if (!subject) throw new Error('there is a subject');
  expect(placeholderProblems(subject, '{{text}} ({{kind}}) {{text}}')).toEqual({ unknown: [], missing: [] });
  expect(placeholderProblems(subject, '{{text}}')).toEqual({ unknown: [], missing: ['kind'] });
  expect(placeholderProblems(subject, '{{text}} {{kind}} {{person}}')).toEqual({ unknown: ['person'], missing: [] });
  expect(placeholderProblems(subject, '{{ text }} {{kind}}')).toEqual({ unknown: [' text '], missing: ['text'] });
  expect(placeholderProblems(subject, '{{text}} {{kind}} {{')).toEqual({ unknown: ['{{'], missing: [] });
  expect(placeholdersIn('{{a}} {{b}} {{a}}')).toEqual(['a', 'b']);
});
