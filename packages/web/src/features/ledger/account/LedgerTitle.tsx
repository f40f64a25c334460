import type { ReactNode } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Balance.module.css';
import type { LedgerAccount } from './ledger-account.ts';

type Props = { account: LedgerAccount; action: ReactNode };

export function LedgerTitle({ account: { id, name, headPortraitPath }, action }: Props) {
  const t = useT('share');
  const whose = (
    <PathLink to="teamContent" params={{ id }} className={classes.whose}>
      <Face name={name} src={headPortraitPath} size={32} isNamed />
      <bdi>{name}</bdi>
    </PathLink>
  );
  return <PageTitle title={t('ledger.title')} description={whose} actions={action} />;
}
