import { Textarea, TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { accountDescriptionMax, accountNameMax } from '@shuyuan/contract/teams/account-rules';
import { avatarKindOf, type EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { useT } from '../../../lib/texts.ts';
import { TopicField } from '../../../shared/topics/TopicField.tsx';
import type { ProfileDraft, ProfileField } from './profile-draft.ts';
import { PortraitField } from './PortraitField.tsx';

type Props = {
  draft: ProfileDraft;
  enjoyType: EnjoyType;
  errorOf: (field: ProfileField) => string | null;
  onChange: (change: Partial<ProfileDraft>) => void;
  onNameLeft: () => void;
  onBusy: (isBusy: boolean) => void;
};

/** TEAM-06…TEAM-09: what an account is called, writes about, looks like and says of itself. */
export function ProfileFields({ draft, enjoyType, errorOf, onChange, onNameLeft, onBusy }: Props) {
  const t = useT('share');
  const used = (text: string, max: number) => t('teams.form.used', { count: textLength(text), max });
  return (
    <>
      <TextInput
        label={t('teams.form.name')}
        description={used(draft.name, accountNameMax)}
        required
        autoComplete="off"
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onBlur={onNameLeft}
      />
      <TopicField
        label={t('teams.form.topics')}
        isRequired
        topics={draft.topics}
        error={errorOf('topics')}
        onChange={(topics) => onChange({ topics })}
      />
      <PortraitField
        kind={avatarKindOf[enjoyType]}
        name={draft.name}
        path={draft.portrait}
        error={errorOf('portrait')}
        onChange={(portrait) => onChange({ portrait })}
        onBusy={onBusy}
      />
      <Textarea
        label={t('teams.form.desc')}
        description={used(draft.desc, accountDescriptionMax)}
        rows={4}
        value={draft.desc}
        error={errorOf('desc')}
        onChange={(event) => onChange({ desc: event.currentTarget.value })}
      />
    </>
  );
}
