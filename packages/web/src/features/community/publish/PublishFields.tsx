import { TextInput } from '@mantine/core';
import {
  QuestionKind,
  questionTextMax,
  questionTitleMax,
  questionTopicsMax,
} from '@shuyuan/contract/community/questions';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { contentFacts } from '../../../shared/rich-text/content-facts.ts';
import { RichTextField } from '../../../shared/rich-text/RichTextField.tsx';
import { useT } from '../../../lib/texts.ts';
import { uploadPicture } from '../../../shared/files/upload-picture.ts';
import { TopicField } from '../../../shared/topics/TopicField.tsx';
import { AccountFields } from './fields/AccountFields.tsx';
import { CircleField } from './fields/CircleField.tsx';
import { FilesField, type FilesFieldProps } from './fields/FilesField.tsx';

type Props = FilesFieldProps & {
  /** Another number is another text to begin with. */
  round: number;
  isTried: boolean;
};

/** Title, files, text, topics, circle, cover and price: what every kind has of them. */
export function PublishFields(props: Props) {
  const { kind, draft, round, errorOf, onChange, onBusy } = props;
  const t = useT('share');
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
      <FilesField {...props} />
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
      {!isAsk && <AccountFields {...props} />}
    </>
  );
}
