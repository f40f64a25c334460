import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useFormDialogTexts } from '../../lib/part-texts.ts';
import { useT } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { safeLink, webStart } from './safe-link.ts';

type Props = { editor: Editor; onClose: () => void };

const hrefAt = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** Where the words chosen in the text lead. Without any, the address itself is written. */
export function LinkDialog({ editor, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const [before] = useState(() => hrefAt(editor));
  const [typed, setTyped] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const address = safeLink(typed);
  const link = () => editor.chain().focus().extendMarkRange('link');
  const submit = (): void => {
    setIsTried(true);
    if (address === null) return;
    if (editor.state.selection.empty && before === '') {
      const words = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] };
      editor.chain().focus().insertContent(words).run();
    } else link().setLink({ href: address }).run();
    onClose();
  };
  const remove = (): void => {
    link().unsetLink().run();
    onClose();
  };
  return (
    <FormDialog
      isOpen
      title={t('community.publish.tool.link')}
      submitLabel={t('community.publish.link.set')}
      width={440}
      {...texts}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('community.publish.link.address')}
        placeholder={webStart}
        data-autofocus
        dir="ltr"
        value={typed}
        error={isTried && address === null && t('community.publish.link.wrong')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {before !== '' && (
        <Button variant="subtle" color="cinnabar" onClick={remove}>
          {t('community.publish.link.remove')}
        </Button>
      )}
    </FormDialog>
  );
}
