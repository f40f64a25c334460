import { createSource, listSources, readPolicy, updateSource } from '@shuyuan/contract/auth/sign-in.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type Source, type SourceDraft, wishOf } from './source-form.ts';

/** What the dialog says itself; it stays open with it. */
const claims = ['sign-in.name-taken', 'sign-in.last-source', 'sign-in.too-many-sources', 'request.stale'] as const;

export function useSavingSource(source: Source | null, onSaved: () => void) {
  const t = useT('admin');
  const options = {
    claims,
    refreshes: [listSources, readPolicy],
    onSuccess: (_: unknown, { name }: { name: string }) => {
      showNotice(t('admin.signIn.saved', { name: name.trim() }), 'success');
      onSaved();
    },
  };
  const create = useWrite(createSource, options);
  const update = useWrite(updateSource, options);
  return {
    isBusy: create.isPending || update.isPending,
    refusal: claimedText((source ? update : create).error, claims),
    save: (draft: SourceDraft) => {
      if (source) update.mutate({ ...wishOf(draft), id: source.id, version: source.version });
      else create.mutate(wishOf(draft));
    },
  };
}
