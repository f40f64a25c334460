import type { RichTextEditorProps } from '../../shared/rich-text/RichTextEditor.tsx';

/** In the place of the editor: what is written is what is sent. */
export const RichTextEditor = ({ labelId, initial, isInvalid, onChange }: RichTextEditorProps) => (
  <textarea
    aria-labelledby={labelId}
    aria-invalid={isInvalid}
    defaultValue={initial}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
