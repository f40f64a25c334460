import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { SubjectSearch } from '../list/SubjectSearch.tsx';
import { type ListProps, unfilteredReport } from '../subjects-address.ts';
import { CreateSubjectDialog } from './CreateSubjectDialog.tsx';
import { SubjectEditor } from './editor/SubjectEditor.tsx';
import classes from './Managed.module.css';
import { SubjectTable } from './SubjectTable.tsx';

/** The subjects the reader manages; an open one is edited in its place. */
export function ManagedSubjects({ state, onMove }: ListProps) {
  const t = useT('subjects');
  const { edit } = state;
  const open = (id: string | undefined) => onMove({ edit: id, ...unfilteredReport });
  const close = () => open(undefined);
  if (edit !== undefined && edit !== 'new')
    return <SubjectEditor id={edit} state={state} onMove={onMove} onOpen={open} onClose={close} />;
  return (
    <Stack>
      <div className={classes.tools}>
        <SubjectSearch search={state.search} onMove={onMove} />
        <Button onClick={() => onMove({ edit: 'new' })}>{t('subjects.create')}</Button>
      </div>
      <SubjectTable state={state} onMove={onMove} />
      {edit === 'new' && <CreateSubjectDialog onCreated={open} onClose={close} />}
    </Stack>
  );
}
