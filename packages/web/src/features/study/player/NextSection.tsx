import { Button } from '@mantine/core';
import { ArrowRight, Lock } from 'lucide-react';
import { useEffect } from 'react';
import { go } from '../../../lib/navigation.ts';
import type { Search } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { Lesson } from '../course/course-detail.ts';
import classes from './Player.module.css';

const nextKey = 'n';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [contenteditable], [role="menu"], [role="dialog"]') !== null;

type Props = { courseId: string; next: Lesson | undefined; search: Search };

/** On to the next section, by a press or by the key N; where it is locked, what opens it. */
export function NextSection({ courseId, next, search }: Props) {
  const t = useT('study');
  const target = next && !next.isLocked ? next.key : null;
  useEffect(() => {
    if (target === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== nextKey || hasModifier || isTyping(event.target)) return;
      go('courseSection', { id: courseId, section: target }, search);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [courseId, target, search]);
  if (!next) return <HintText>{t('study.player.last')}</HintText>;
  if (target === null)
    return (
      <p className={classes.next}>
        <Lock size={16} aria-hidden />
        <HintText as="span">
          {next.isUnpaid
            ? t('study.player.nextUnpaid', { title: next.title })
            : t('study.player.nextLocked', { title: next.title, first: next.lockedBy?.title ?? '' })}
        </HintText>
      </p>
    );
  return (
    <p className={classes.next}>
      <Button
        rightSection={<ArrowRight className={classes.backIcon} size={16} aria-hidden />}
        aria-keyshortcuts={nextKey.toUpperCase()}
        onClick={() => go('courseSection', { id: courseId, section: target }, search)}
      >
        {t('study.player.next')}
      </Button>
      <HintText as="span">
        <bdi>{next.title}</bdi>
      </HintText>
    </p>
  );
}
