import { ActionIcon, Menu } from '@mantine/core';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { EllipsisVertical, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import type { Question, QuestionCardData, QuestionChange } from './question.ts';
import { ChangeQuestion } from './ChangeQuestion.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';

const editors = {
  [QuestionKind.ask]: 'publishCreate',
  [QuestionKind.article]: 'publishCreate',
  [QuestionKind.video]: 'publishVideo',
  [QuestionKind.file]: 'publishFile',
} as const;

const changes = [
  { name: 'close', right: 'mayClose', Icon: Lock },
  { name: 'activate', right: 'mayActivate', Icon: LockOpen },
  { name: 'remove', right: 'mayRemove', Icon: Trash2 },
] as const;

type Props = {
  question: Pick<QuestionCardData, 'id' | 'kind' | 'title'> & Pick<Question, 'rights'>;
  onRemoved?: () => void;
};

/** D-125: what the server says one may do with something published; without anything there is no menu. */
export function QuestionMenu({ question, onRemoved }: Props) {
  const t = useT('share');
  const [asked, setAsked] = useState<QuestionChange | null>(null);
  const close = () => setAsked(null);
  const { id, kind, title, rights } = question;
  const offered = changes.filter(({ right }) => rights[right]);
  if (!rights.mayEdit && offered.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('community.question.manage', { title })}>
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {rights.mayEdit && (
            <Menu.Item
              component="a"
              href={href(editors[kind], {}, { id })}
              leftSection={<Pencil size={16} aria-hidden />}
            >
              {t('community.question.edit')}
            </Menu.Item>
          )}
          {offered.map(({ name, Icon }) => (
            <Menu.Item
              key={name}
              {...(name === 'remove' && { color: 'cinnabar' })}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => setAsked(name)}
            >
              {t(`community.question.${name}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === 'remove' && <RemoveQuestion question={question} onRemoved={onRemoved} onClose={close} />}
      {(asked === 'close' || asked === 'activate') && (
        <ChangeQuestion question={question} change={asked} onClose={close} />
      )}
    </>
  );
}
