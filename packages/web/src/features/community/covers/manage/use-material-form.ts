import {
  addMaterial,
  changeMaterial,
  listMaterials,
  listPictureCategories,
} from '@shuyuan/contract/community/material.wire';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { LibraryMaterial } from '../library/material.ts';
import { useCoverUpload } from '../use-cover-upload.ts';
import { draftOf, fieldsOf, type MaterialDraft, problemsOf } from './material-draft.ts';

/** Whatever shows the library of the company. */
export const materialReads = [listMaterials, listPictureCategories];

/** A picture for the library, or another title, category or room for one that is there. */
export function useMaterialForm(material: LibraryMaterial | null, onDone: () => void) {
  const t = useT('admin');
  const [first] = useState(() => draftOf(material));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<MaterialDraft>): void => setDraft((now) => ({ ...now, ...part }));
  const upload = useCoverUpload((choice) => {
    if (choice.kind === 'own') change({ picture: { id: choice.id, path: choice.path } });
  });
  const name = draft.title.trim();
  const done = (): void => {
    showNotice(t(material ? 'admin.materials.saved' : 'admin.materials.added', { name }), 'success');
    onDone();
  };
  const options = { refreshes: materialReads, onSuccess: done } as const;
  const add = useWrite(addMaterial, options);
  const save = useWrite(changeMaterial, options);
  const wrong = problemsOf(draft, material === null);
  const submit = (): void => {
    setIsTried(true);
    if (wrong.picture || wrong.title || wrong.room || upload.isSending) return;
    if (material) save.mutate({ id: material.id, ...fieldsOf(draft) });
    else if (draft.picture) add.mutate({ fileId: draft.picture.id, ...fieldsOf(draft) });
  };
  return {
    draft,
    change,
    submit,
    upload,
    isBusy: add.isPending || save.isPending || upload.isSending,
    isDirty: draft !== first,
    wrong: isTried ? wrong : { picture: false, title: false, room: false },
  };
}
