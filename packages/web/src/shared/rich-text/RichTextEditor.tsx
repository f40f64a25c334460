import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { useT } from '../../lib/texts.ts';
import { extensionsOf } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureState } from './PictureState.tsx';
import classes from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';
import { type UploadPicture, usePictures } from './use-pictures.ts';

export type RichTextEditorProps = {
  /** Of the element that is written in. */
  id: string;
  labelId: string;
  describedBy: string;
  placeholder: string;
  /** What it begins with; afterwards the editor has the text and tells of every change. */
  initial: string;
  isInvalid: boolean;
  /** Without it the text has no pictures. */
  uploadPicture?: UploadPicture | undefined;
  onChange: (html: string) => void;
  /** A picture is on its way: what is sent now would lack it. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
};

const picturesOf = (list: FileList | undefined): File[] =>
  [...(list ?? [])].filter(({ type }) => type.startsWith('image/'));

const accepted = uploadRules.picture.endings.map((ending) => `.${ending}`).join(',');

/** Writes formatted text. Heavy: reached through `RichTextField` only, which loads it when it is needed. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelId, describedBy, placeholder, initial, isInvalid, uploadPicture, onChange, onBusy } = props;
  const t = useT('share');
  const [isLinking, setIsLinking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { waiting, problem, bring } = usePictures(uploadPicture);
  useEffect(() => onBusy?.(waiting > 0), [waiting, onBusy]);
  const take = (to: Editor | null, files: File[], at?: number): boolean => {
    if (!to || files.length === 0 || !uploadPicture) return false;
    void bring(to, files, at);
    return true;
  };
  const editor: Editor | null = useEditor({
    extensions: extensionsOf(placeholder),
    content: initial,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: ({ doc }) => ({
        id,
        class: classes.text ?? '',
        // In the direction of its own words, once there are some; until then in that of the page.
        ...(doc.textContent.trim() !== '' && { dir: 'auto' }),
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
      }),
      handlePaste: (_view, event) => take(editor, picturesOf(event.clipboardData?.files)),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return take(editor, picturesOf(event.dataTransfer?.files), at);
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  if (!editor) return null;
  return (
    <div className={classes.editor} data-invalid={isInvalid || undefined}>
      <Toolbar
        editor={editor}
        textId={id}
        hasPictures={uploadPicture !== undefined}
        onAsk={(tool) => (tool === 'link' ? setIsLinking(true) : chooser.current?.click())}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={t('community.publish.tool.picture')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          take(editor, files);
        }}
      />
      <EditorContent editor={editor} />
      <PictureState waiting={waiting} problem={problem} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </div>
  );
}
