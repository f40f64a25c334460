import { Button } from '@mantine/core';
import { QrCode as Icon } from 'lucide-react';
import { href } from '../../../../lib/paths.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from '../Manage.module.css';

type Props = { meetingId: string; isOpen: boolean };

/** The way to the code for the screen of the room, while people can check in. */
export function CodeLink({ meetingId, isOpen }: Props) {
  const t = useT('teaching');
  return (
    <div className={classes.code}>
      <HintText>{t(isOpen ? 'teaching.code.hint' : 'teaching.code.closed')}</HintText>
      {isOpen && (
        <Button
          component="a"
          href={href('classCode', { id: meetingId })}
          target="_blank"
          leftSection={<Icon size={16} aria-hidden />}
        >
          {t('teaching.code.open')}
        </Button>
      )}
    </div>
  );
}
