import { TextInput } from '@mantine/core';
import {
  QuestionKind,
  questionFilesMax,
  questionTextMax,
  questionTitleMax,
  questionTopicsMax,
} from '@shuyuan/contract/community/questions';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { contentFacts } from '../../../lib/rich-text/content-facts.ts';
import { RichTextField } from '../../../lib/rich-text/RichTextField.tsx';
import { useT } from '../../../lib/texts.ts';
import { TopicField } from '../topic-picker/TopicField.tsx';
import { CircleField } from './CircleField.tsx';
import { CoverField } from './CoverField.tsx';
import type { PublishDraft, PublishField } from './publish-draft.ts';
import { usePublishParts } from './publish-parts.ts';
import type { BusyPart } from './use-publish-form.ts';

type Props = {
  /** Of all that is being written, this: uploads of one never end in another. */
  place: string;
  kind: QuestionKind;
  draft: PublishDraft;
  /** Another number is another text to begin with. */
  round: number;
  errorOf: (field: PublishField) => string | null;
  onChange: (change: Partial<PublishDraft>) => void;
  onBusy: Readonly<Record<BusyPart, (isBusy: boolean) => void>>;
};

const ruleOf = { [QuestionKind.video]: 'video', [QuestionKind.file]: 'document' } as const;

function Files({ place, kind, draft, errorOf, onChange, onBusy }: Props) {
  const t = useT('share');
  const { FilesField } = usePublishParts();
  if (kind !== QuestionKind.video && kind !== QuestionKind.file) return null;
  return (
    <FilesField
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

/** Title, files, text, topics, circle and cover: what every kind has of them. */
export function PublishFields(props: Props) {
  const { kind, draft, round, errorOf, onChange, onBusy } = props;
  const t = useT('share');
  const { uploadPicture } = usePublishParts();
  const used = (text: string, max: number) => t('teams.form.used', { count: textLength(text), max });
  const isAsk = kind === QuestionKind.ask;
  const needsText = isAsk || kind === QuestionKind.article;
  return (
    <>
      <TextInput
        label={t('community.publish.title')}
        description={used(draft.title, questionTitleMax)}
        placeholder={t(isAsk ? 'community.publish.title.ask' : 'community.publish.title.hint')}
        required
        autoComplete="off"
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Files {...props} />
      <RichTextField
        key={round}
        label={t(needsText ? 'community.publish.content' : 'community.publish.content.about')}
        description={used(contentFacts(draft.content).text, questionTextMax)}
        placeholder={t('community.publish.content.hint')}
        isRequired={needsText}
        initial={draft.content}
        error={errorOf('content')}
        uploadPicture={uploadPicture}
        onChange={(content) => onChange({ content })}
        onBusy={onBusy.pictures}
      />
      <TopicField
        label={t('community.publish.topics')}
        topics={draft.topics}
        max={questionTopicsMax}
        error={errorOf('topics')}
        onChange={(topics) => onChange({ topics })}
      />
      <CircleField
        circleId={draft.circleId}
        error={errorOf('circleId')}
        onChange={(circleId) => onChange({ circleId })}
      />
      {!isAsk && (
        <CoverField
          cover={draft.cover}
          titleLength={textLength(draft.title)}
          error={errorOf('cover')}
          onChange={(cover) => onChange({ cover })}
          onBusy={onBusy.cover}
        />
      )}
    </>
  );
}
