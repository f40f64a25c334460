import { QuestionKind, questionFilesMax } from '@shuyuan/contract/community/questions';
import { useT } from '../../../../lib/texts.ts';
import type { PublishDraft, PublishField } from '../publish-draft.ts';
import { PublishedFiles } from './PublishedFiles.tsx';
import type { BusyPart } from '../use-publish-form.ts';

export type FilesFieldProps = {
  /** Of all that is being written, this: uploads of one never end in another. */
  place: string;
  kind: QuestionKind;
  draft: PublishDraft;
  errorOf: (field: PublishField) => string | null;
  onChange: (change: Partial<PublishDraft>) => void;
  onBusy: Readonly<Record<BusyPart, (isBusy: boolean) => void>>;
};

const ruleOf = { [QuestionKind.video]: 'video', [QuestionKind.file]: 'document' } as const;

/** Nothing for what is made of a text only. */
export function FilesField({ place, kind, draft, errorOf, onChange, onBusy }: FilesFieldProps) {
  const t = useT('share');
  if (kind !== QuestionKind.video && kind !== QuestionKind.file) return null;
  return (
    <PublishedFiles
      name={`publish ${ruleOf[kind]} ${place}`}
      label={t(`community.publish.files.${ruleOf[kind]}`)}
      rule={ruleOf[kind]}
      maxFiles={questionFilesMax[kind]}
      files={draft.files}
      error={errorOf('files')}
      onChange={(files) => onChange({ files })}
      onBusy={onBusy.files}
    />
  );
}
