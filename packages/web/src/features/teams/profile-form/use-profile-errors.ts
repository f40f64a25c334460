import { maxTopics } from '@shuyuan/contract/community/topics';
import { accountDescriptionMax, accountNameMax } from '@shuyuan/contract/teams/account-rules';
import { useState } from 'react';
import { type TextKey, useT } from '../../../lib/texts.ts';
import { type ProfileDraft, type ProfileField, profileProblems } from './profile-draft.ts';
import { refusalAtField } from './profile-refusals.ts';

const keys = {
  name: { missing: 'teams.form.name.missing', tooLong: 'teams.form.name.tooLong' },
  topics: { missing: 'teams.form.topics.missing', tooLong: 'teams.form.topics.missing' },
  portrait: { missing: 'teams.form.portrait.missing', tooLong: 'teams.form.portrait.missing' },
  desc: { missing: 'teams.form.desc.tooLong', tooLong: 'teams.form.desc.tooLong' },
} as const satisfies Record<ProfileField, Record<'missing' | 'tooLong', TextKey<'share'>>>;
const maxima: Record<ProfileField, number> = {
  name: accountNameMax,
  topics: maxTopics,
  portrait: 1,
  desc: accountDescriptionMax,
};

type Form<Draft> = { readonly draft: Draft; readonly isTried: boolean; readonly error: unknown };

/** What stands at each field: what the form itself misses, else the server's word until that field is changed. */
export function useProfileErrors<Draft extends ProfileDraft & { readonly reason?: string }>(form: Form<Draft>) {
  const { draft, isTried, error } = form;
  const t = useT('share');
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly draft: Draft } | null>(null);
  if (error && refused?.error !== error) setRefused({ error, draft });
  const { name, desc, reason = '' } = refused?.draft ?? draft;
  const refusal = error ? refusalAtField(error, { name, desc, reason }) : null;
  const problems = profileProblems(draft);
  const refusedAt = (field: keyof Draft): string | null =>
    refusal?.field === field && refused?.draft[field] === draft[field] ? refusal.text : null;
  const errorOf = (field: ProfileField): string | null => {
    const problem = problems[field];
    if (isTried && problem) return t(keys[field][problem], { max: maxima[field] });
    return refusedAt(field);
  };
  return { errorOf, refusedAt, hasProblems: Object.keys(problems).length > 0 };
}
