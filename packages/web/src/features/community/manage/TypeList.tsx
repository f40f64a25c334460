import { Button } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RemoveType } from './RemoveType.tsx';
import classes from './TopicsAdmin.module.css';
import { TypeDialog } from './TypeDialog.tsx';
import { type ManagedType, useManagedTypes } from './use-managed-types.ts';

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly type: ManagedType } | null;

type RowProps = { type: ManagedType; isCurrent: boolean; onChoose: () => void; onOpen: (open: Open) => void };

function TypeRow({ type, isCurrent, onChoose, onOpen }: RowProps) {
  const t = useT('admin');
  const name = type.label;
  return (
    <li className={classes.type}>
      <button type="button" className={classes.choose} aria-pressed={isCurrent} onClick={onChoose}>
        <bdi>{name}</bdi>
      </button>
      <IconButton
        label={t('admin.topics.types.rename.named', { name })}
        icon={<Pencil size={16} aria-hidden />}
        size={32}
        onClick={() => onOpen({ what: 'rename', type })}
      />
      <IconButton
        label={t('admin.topics.types.remove.named', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        size={32}
        onClick={() => onOpen({ what: 'remove', type })}
      />
    </li>
  );
}

type Props = { current: string | undefined; onChoose: (typeId: string | undefined) => void };

/** The kinds of topics: choosing one shows its topics. */
export function TypeList({ current, onChoose }: Props) {
  const t = useT('admin');
  const { read, types } = useManagedTypes();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<Plus size={14} aria-hidden />}
      onClick={() => setOpen({ what: 'add' })}
    >
      {t('admin.topics.types.add')}
    </Button>
  );
  const forget = (id: string) => (current === id ? onChoose(undefined) : undefined);
  return (
    <Panel title={t('admin.topics.types.title')} action={add}>
      <ReadStates read={read} failed={t('admin.topics.failed')} shape="list" count={3}>
        {() => (
          <ul className={classes.types} aria-label={t('admin.topics.types.title')}>
            <li className={classes.type}>
              <button
                type="button"
                className={classes.choose}
                aria-pressed={current === undefined}
                onClick={() => onChoose(undefined)}
              >
                {t('admin.topics.types.all')}
              </button>
            </li>
            {types.map((type) => (
              <TypeRow
                key={type.id}
                type={type}
                isCurrent={current === type.id}
                onChoose={() => onChoose(type.id)}
                onOpen={setOpen}
              />
            ))}
          </ul>
        )}
      </ReadStates>
      {open?.what === 'add' && <TypeDialog type={null} onClose={close} />}
      {open?.what === 'rename' && <TypeDialog type={open.type} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveType type={open.type} onRemoved={() => forget(open.type.id)} onClose={close} />
      )}
    </Panel>
  );
}
