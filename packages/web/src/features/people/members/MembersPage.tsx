import { Button } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ExportButton } from '../import/ExportButton.tsx';
import { inputOf, memberAddress } from './member-view.ts';
import { type MemberAction, MemberDialogs } from './MemberDialogs.tsx';
import { MemberList } from './MemberList.tsx';

export function MembersPage() {
  const t = useT('admin');
  const [view, change] = useAddressState(memberAddress);
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const add = () => setAsked({ kind: 'create', organizationId: view.organizationId });
  return (
    <>
      <PageTitle
        title={t('admin.members.title')}
        description={t('admin.members.description')}
        actions={
          <>
            <ExportButton filter={inputOf(view)} />
            <Button leftSection={<UserPlus size={18} aria-hidden />} onClick={add}>
              {t('admin.members.add')}
            </Button>
          </>
        }
      />
      <MemberList
        view={view}
        onChange={(part) => change(part, { isReplacing: true })}
        onEdit={({ id }) => setAsked({ kind: 'edit', id })}
        onAct={(member, action) => setAsked({ kind: 'act', member, action })}
      />
      <MemberDialogs asked={asked} onAsk={setAsked} />
    </>
  );
}
