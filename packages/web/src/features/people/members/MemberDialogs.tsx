import { CreateMember } from './CreateMember.tsx';
import { EditMember } from './EditMember.tsx';
import type { ManagedMember } from './member-form.ts';
import { type AskedAction, MemberActionDialog } from './MemberActionDialog.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';

/** What was asked for; one thing at a time. */
export type MemberAction =
  | { readonly kind: 'create'; readonly organizationId: string }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'act'; readonly member: ManagedMember; readonly action: AskedAction }
  | { readonly kind: 'password'; readonly name: string; readonly account: string; readonly password: string };

type Props = { asked: MemberAction | null; onAsk: (asked: MemberAction | null) => void };

export function MemberDialogs({ asked, onAsk }: Props) {
  const close = () => onAsk(null);
  switch (asked?.kind) {
    case 'create':
      return (
        <CreateMember
          organizationId={asked.organizationId}
          onCreated={(created) => onAsk({ kind: 'password', ...created })}
          onClose={close}
        />
      );
    case 'edit':
      return <EditMember id={asked.id} onClose={close} />;
    case 'act': {
      const { fullName: name, account } = asked.member;
      return (
        <MemberActionDialog
          action={asked.action}
          member={asked.member}
          onPassword={(password) => onAsk({ kind: 'password', name, account, password })}
          onClose={close}
        />
      );
    }
    case 'password':
      return <OneTimePassword {...asked} onClose={close} />;
    default:
      return null;
  }
}
