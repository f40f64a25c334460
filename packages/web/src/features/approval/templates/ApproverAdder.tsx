import { type ApproverSpec, approverKinds, approverRoles } from '@shuyuan/contract/approval/approvers';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './ApproverAdder.module.css';
import { PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import type { DraftApprover } from './template-form.ts';

type Kind = ApproverSpec['kind'];
type Props = { onAdd: (approver: DraftApprover) => void };

function RoleChoice({ onAdd }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const [role, setRole] = useState(approverRoles[0]);
  return (
    <div className={classes.row}>
      <NativeSelect
        label={t('admin.approvals.whichRole')}
        data={approverRoles.map((one) => ({ value: one, label: common(`role.${one}`) }))}
        value={role ?? ''}
        onChange={(event) => setRole(approverRoles.find((one) => one === event.currentTarget.value))}
      />
      <Button variant="default" onClick={() => role && onAdd({ kind: 'role', role })}>
        {t('admin.approvals.add')}
      </Button>
    </div>
  );
}

/** Adds a person, everybody of a role, or the director nearest above whoever starts. */
export function ApproverAdder({ onAdd }: Props) {
  const t = useT('admin');
  const [kind, setKind] = useState<Kind>('person');
  return (
    <div className={classes.root}>
      <NativeSelect
        label={t('admin.approvals.who')}
        data={approverKinds.map((one) => ({ value: one, label: t(`admin.approvals.who.${one}`) }))}
        value={kind}
        onChange={(event) => setKind(approverKinds.find((one) => one === event.currentTarget.value) ?? kind)}
      />
      {kind === 'person' && (
        <PersonSearch
          label={t('admin.approvals.whichPerson')}
          placeholder={t('admin.approvals.person.placeholder')}
          noneFound={t('admin.approvals.person.none')}
          onChoose={({ id, fullName }) => onAdd({ kind: 'person', memberId: id, fullName })}
        />
      )}
      {kind === 'role' && <RoleChoice onAdd={onAdd} />}
      {kind === 'director' && (
        <div className={classes.row}>
          <HintText className={classes.hint}>{t('admin.approvals.director.hint')}</HintText>
          <Button variant="default" onClick={() => onAdd({ kind: 'director' })}>
            {t('admin.approvals.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
