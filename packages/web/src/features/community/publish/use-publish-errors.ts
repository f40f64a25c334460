import {
  type QuestionKind,
  questionPicturesMax,
  questionTextMax,
  questionTitleMax,
  questionTitleMin,
} from '@shuyuan/contract/community/questions';
import { useState } from 'react';
import { type TextKey, type TextValues, useT } from '../../../lib/texts.ts';
import { type PublishDraft, type PublishField, type PublishProblems, publishProblems } from './publish-draft.ts';
import { refusalAtField } from './publish-refusals.ts';

type ErrorWords = readonly [key: TextKey<'share'>, values?: TextValues];

/** What is wrong with a price its own form says. */
type Spoken = Exclude<keyof PublishProblems, 'price'>;

const words = {
  title: {
    missing: ['community.publish.problem.title.missing'],
    tooShort: ['community.publish.problem.title.tooShort', { min: questionTitleMin }],
    tooLong: ['community.publish.problem.title.tooLong', { max: questionTitleMax }],
  },
  content: {
    missing: ['community.publish.problem.content.missing'],
    tooLong: ['community.publish.problem.content.tooLong', { max: questionTextMax }],
    tooMany: ['community.publish.problem.content.tooMany', { max: questionPicturesMax }],
  },
  files: { missing: ['community.publish.problem.files.missing'] },
} as const satisfies { readonly [Field in Spoken]-?: Record<NonNullable<PublishProblems[Field]>, ErrorWords> };

/** What the form itself says at a field. */
function saidOf({ title, content, files }: PublishProblems, field: PublishField): ErrorWords | null {
  if (field === 'title' && title) return words.title[title];
  if (field === 'content' && content) return words.content[content];
  return field === 'files' && files ? words.files[files] : null;
}

type Form = {
  readonly draft: PublishDraft;
  readonly kind: QuestionKind;
  readonly isTried: boolean;
  readonly error: unknown;
};

/** What stands at each field: what the form itself misses, else the server's word until that field is changed. */
export function usePublishErrors({ draft, kind, isTried, error }: Form) {
  const t = useT('share');
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly draft: PublishDraft } | null>(null);
  if (error && refused?.error !== error) setRefused({ error, draft });
  const refusal = error ? refusalAtField(error, { draft: refused?.draft ?? draft, kind }) : null;
  const problems = publishProblems(draft, kind);
  const ownWord = (field: PublishField): string | null => {
    const said = isTried ? saidOf(problems, field) : null;
    return said && t(...said);
  };
  const refusedAt = (field: PublishField): string | null =>
    refusal?.field === field && refused?.draft[field] === draft[field] ? refusal.text : null;
  return {
    errorOf: (field: PublishField): string | null => ownWord(field) ?? refusedAt(field),
    hasProblems: Object.keys(problems).length > 0,
  };
}
