import { NativeSelect, TextInput } from '@mantine/core';
import {
  materialRoomMax,
  materialTitleMax,
  pictureCategories,
  type PictureCategory,
} from '@shuyuan/contract/community/materials';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { useT } from '../../../../lib/texts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import type { LibraryMaterial } from '../library/material.ts';
import { LibraryPicture } from '../library/LibraryPicture.tsx';
import classes from './Materials.module.css';
import { PictureField } from './PictureField.tsx';
import { useMaterialForm } from './use-material-form.ts';

type Props = { material: LibraryMaterial | null; onClose: () => void };

/** D-144: a picture comes into the library, or is described anew. */
export function MaterialDialog({ material, onClose }: Props) {
  const t = useT('admin');
  const shared = useT('share');
  const texts = useFormDialogTexts();
  const { draft, change, submit, upload, isBusy, isDirty, wrong } = useMaterialForm(material, onClose);
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t(material ? 'admin.materials.edit' : 'admin.materials.add')}
      submitLabel={t('admin.materials.form.submit')}
      isBusy={isBusy}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {material ? (
        <LibraryPicture material={material} className={classes.picture} />
      ) : (
        <PictureField path={draft.picture?.path ?? null} upload={upload} isMissing={wrong.picture} />
      )}
      <TextInput
        label={t('admin.materials.form.title')}
        required
        autoComplete="off"
        value={draft.title}
        error={wrong.title ? t('admin.materials.form.title.invalid', { max: materialTitleMax }) : null}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('admin.materials.form.category')}
        value={draft.categoryId}
        data={pictureCategories.map((value) => ({ value, label: shared(`community.library.category.${value}`) }))}
        onChange={(event) => {
          // The options are the categories.
          const categoryId = event.currentTarget.value as PictureCategory;
          change({ categoryId });
        }}
      />
      <TextInput
        label={t('admin.materials.form.room')}
        description={t('admin.materials.form.room.hint')}
        required
        inputMode="numeric"
        autoComplete="off"
        value={draft.room}
        error={wrong.room ? t('admin.materials.form.room.invalid', { max: materialRoomMax }) : null}
        onChange={(event) => change({ room: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
