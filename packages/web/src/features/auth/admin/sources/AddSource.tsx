import { Button } from '@mantine/core';
import { type SourceKind, sourceKinds } from '@shuyuan/contract/auth/sign-in-sources';
import { Plus } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import classes from '../SignInAdmin.module.css';

export function AddSource({ onAdd }: { onAdd: (kind: SourceKind) => void }) {
  const t = useT('admin');
  return (
    <div className={classes.bar}>
      {sourceKinds.map((kind) => (
        <Button
          key={kind}
          variant={kind === 'oidc' ? 'filled' : 'default'}
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => onAdd(kind)}
        >
          {t(`admin.signIn.add.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
