import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import type { AudienceDraft } from './audience-draft.ts';

const kinds = ['organizations', 'positions', 'followedTopics', 'members'] as const;
const textOfKind = {
  organizations: 'audience.summary.organizations',
  positions: 'audience.summary.positions',
  followedTopics: 'audience.summary.topics',
  members: 'audience.summary.people',
} as const;

/** For whom something is, each kind with its names. */
export function AudienceSummary({ audience }: { audience: AudienceDraft }) {
  const t = useT('audience');
  const format = useFormat();
  if (audience.isEveryone) return null;
  return kinds
    .filter((kind) => audience[kind].length > 0)
    .map((kind) => (
      <p key={kind}>{t(textOfKind[kind], { names: format.list(audience[kind].map(({ name }) => name)) })}</p>
    ));
}
