import { Button } from '@mantine/core';
import { PenLine } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { CoverPicture } from '../covers/CoverPicture.tsx';
import type { Circle } from './circle.ts';
import classes from './Circles.module.css';
import { JoinButton } from './JoinButton.tsx';

/** COMM-45: what a circle is about, and the ways into it. */
export function CircleHead({ circle }: { circle: Circle }) {
  const t = useT('share');
  const format = useFormat();
  const { id, name, coverPath, desc, contentNum, popluarNum } = circle;
  return (
    <Panel>
      <div className={classes.head}>
        <CoverPicture kind="circle" path={coverPath} />
        <div className={classes.headWords}>
          <div className={classes.titleLine}>
            <h1 className={classes.title}>
              <bdi>{name}</bdi>
            </h1>
            <PathLink to="knowledgeCommunity">{t('community.circle.list')}</PathLink>
          </div>
          <p className={classes.about}>
            <bdi>{desc || t('community.circle.undescribed')}</bdi>
          </p>
          <p className={classes.facts}>
            <span>{t('community.circle.contents', { count: format.count(contentNum) })}</span>
            <span>{t('community.circle.reads', { count: format.count(popluarNum) })}</span>
          </p>
          <div className={classes.foot}>
            <Button
              component="a"
              href={href('publishCreate', {}, { circle: id })}
              size="sm"
              leftSection={<PenLine size={16} aria-hidden />}
            >
              {t('community.circle.publish')}
            </Button>
            <JoinButton circle={circle} size="sm" />
          </div>
        </div>
      </div>
    </Panel>
  );
}
