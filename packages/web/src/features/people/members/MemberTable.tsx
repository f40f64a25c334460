import { memberTypeLabels, memberTypeOf } from '@shuyuan/contract/people/member-types';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ManagedMember } from './member-form.ts';
import type { AskedAction } from './MemberActionDialog.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import classes from './MemberTable.module.css';

type Content = Parameters<typeof DataTable<ManagedMember>>[0]['content'];
type Props = {
  content: Content;
  onEdit: (member: ManagedMember) => void;
  onAct: (member: ManagedMember, action: AskedAction) => void;
};

const tones = { active: 'pine', suspended: 'gold', left: 'neutral' } as const;

function Name({ member, onEdit }: { member: ManagedMember; onEdit: () => void }): ReactNode {
  const t = useT('admin');
  const personal = useT('personal');
  const { fullName, account, portrait, can } = member;
  return (
    <span className={classes.person}>
      <Face name={fullName} src={portrait} size={36} isNamed />
      <span className={classes.words}>
        {can.manage ? (
          <button
            type="button"
            className={classes.name}
            aria-label={t('admin.members.editOf', { name: fullName })}
            onClick={onEdit}
          >
            {fullName}
          </button>
        ) : (
          <span className={classes.plainName}>{fullName}</span>
        )}
        <span className={classes.second}>
          <bdi>{account}</bdi>{' '}
          <span className={classes.kind}>· {personal(memberTypeLabels[memberTypeOf(member)])}</span>
        </span>
      </span>
    </span>
  );
}

function Identities({ member: { roles, facts, directs } }: { member: ManagedMember }): ReactNode {
  const t = useT('admin');
  const common = useT('common');
  const granted = roles.filter((role) => role !== 'learner');
  return (
    <span className={classes.tags}>
      {granted.map((role) => (
        <Tag key={role} tone={role.endsWith('-admin') ? 'gold' : 'pine'}>
          {common(`role.${role}`)}
        </Tag>
      ))}
      {facts.map((fact) => (
        <Tag key={fact}>
          {fact === 'director' && directs ? t('admin.members.directs', { name: directs.name }) : common(`role.${fact}`)}
        </Tag>
      ))}
      {granted.length + facts.length === 0 && <span className={classes.second}>{common('role.learner')}</span>}
    </span>
  );
}

function Place({ member: { organization, furtherOrganizations: further } }: { member: ManagedMember }): ReactNode {
  const t = useT('admin');
  return (
    <span className={classes.words}>
      <span>{organization.name}</span>
      {further.length > 0 && (
        <span className={classes.second}>
          {t('admin.members.further', { names: further.map(({ name }) => name).join(' · ') })}
        </span>
      )}
    </span>
  );
}

function Contact({ member: { email, employeeNumber } }: { member: ManagedMember }): ReactNode {
  const t = useT('admin');
  return (
    <span className={classes.words}>
      {email && (
        <bdi className={classes.email} title={email}>
          {email}
        </bdi>
      )}
      {employeeNumber && <bdi className={classes.second}>{employeeNumber}</bdi>}
      {!email && !employeeNumber && <span className={classes.second}>{t('admin.members.noContact')}</span>}
    </span>
  );
}

function State({ member: { state, hasPassword, mustChangePassword } }: { member: ManagedMember }): ReactNode {
  const t = useT('admin');
  return (
    <span className={classes.tags}>
      <Tag tone={tones[state]}>{t(`admin.members.state.${state}`)}</Tag>
      {!hasPassword && <Tag>{t('admin.members.noPassword')}</Tag>}
      {mustChangePassword && <Tag tone="gold">{t('admin.members.mustChange')}</Tag>}
    </span>
  );
}

function columnsOf(t: Translate<'admin'>, { onEdit, onAct }: Omit<Props, 'content'>): Column<ManagedMember>[] {
  return [
    {
      key: 'name',
      header: t('admin.members.column.name'),
      cell: (member) => <Name member={member} onEdit={() => onEdit(member)} />,
    },
    {
      key: 'organization',
      header: t('admin.members.column.organization'),
      cell: (member) => <Place member={member} />,
    },
    { key: 'contact', header: t('admin.members.column.contact'), cell: (member) => <Contact member={member} /> },
    {
      key: 'identities',
      header: t('admin.members.column.identities'),
      cell: (member) => <Identities member={member} />,
    },
    { key: 'state', header: t('admin.members.column.state'), cell: (member) => <State member={member} /> },
    {
      key: 'actions',
      header: t('admin.members.column.actions'),
      align: 'end',
      cell: (member) => (
        <MemberMenu member={member} onEdit={() => onEdit(member)} onAct={(action) => onAct(member, action)} />
      ),
    },
  ];
}

export function MemberTable({ content, ...on }: Props) {
  const t = useT('admin');
  return (
    <DataTable
      caption={t('admin.members.title')}
      columns={columnsOf(t, on)}
      content={content}
      rowKey={({ id }) => id}
    />
  );
}
