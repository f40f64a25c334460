import { changeAccount } from '@shuyuan/contract/teams/application.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { ProfileDraft } from '../profile-form/profile-draft.ts';
import { profileClaims } from '../profile-form/profile-refusals.ts';
import { type Account, accountReads } from './account.ts';

export const draftOf = ({ name, lstRelationTopic, headPortraitPath, desc }: Account): ProfileDraft => ({
  name,
  topics: lstRelationTopic.map(({ topicId, topicName }) => ({ id: topicId, name: topicName })),
  portrait: headPortraitPath,
  desc,
});

/** TEAM-33, D-089: another profile, and whether it is in effect or waits. */
export function useAccountChange(onDone: () => void) {
  const t = useT('share');
  return useWrite(changeAccount, {
    claims: profileClaims,
    refreshes: accountReads,
    onSuccess: ({ isPending }) => {
      showNotice(t(isPending ? 'teams.edit.pending' : 'teams.edit.done'), 'success');
      onDone();
    },
  });
}
