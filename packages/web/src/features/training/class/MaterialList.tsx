import { materialPhases } from '@shuyuan/contract/training/materials/material-phases';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { FileInViewer } from '../../../shared/files/viewers/preview/FileInViewer.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './Class.module.css';
import type { ClassView } from './class-view.ts';

type Material = ClassView['materials'][number];

/** The files one reads before the class and after it, in the viewer of its kind. */
export function MaterialList({ materials }: { materials: readonly Material[] }) {
  const t = useT('classes');
  const [opened, setOpened] = useState<Material | null>(null);
  const phases = materialPhases.filter((phase) => materials.some((one) => one.phase === phase));
  return (
    <Panel title={t('classes.materials')}>
      <Stack gap={16}>
        {phases.map((phase) => (
          <Stack key={phase} gap={6}>
            <strong>{t(`classes.materials.${phase}`)}</strong>
            <ul className={classes.materials} aria-label={t(`classes.materials.${phase}`)}>
              {materials
                .filter((one) => one.phase === phase)
                .map((one) => (
                  <li key={one.id}>
                    <button type="button" className={classes.material} onClick={() => setOpened(one)}>
                      <bdi>{one.name}</bdi>
                    </button>
                  </li>
                ))}
            </ul>
          </Stack>
        ))}
      </Stack>
      {opened && (
        <Dialog
          isOpen
          title={<bdi>{opened.name}</bdi>}
          closeLabel={t('classes.materials.close')}
          width={960}
          onClose={() => setOpened(null)}
        >
          <FileInViewer fileId={opened.id} name={opened.name} />
        </Dialog>
      )}
    </Panel>
  );
}
