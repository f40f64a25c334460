import { Button } from '@mantine/core';
import { BookOpen, Crown, Pencil, Trash2 } from 'lucide-react';
import { showNotice } from '../../lib/notices.ts';
import { useT } from '../../lib/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CardSpecimens } from './CardSpecimens.tsx';
import { Grid, Row, Specimen } from './Specimen.tsx';

export function ContentSpecimens() {
  const t = useT('dev');
  const notify = () => showNotice(t('gallery.notice'), 'success');
  const panelLink = <a href="#/dev/gallery">{t('gallery.action')}</a>;
  return (
    <>
      <Specimen title={t('gallery.section.content')}>
        <Grid>
          <Panel title={t('gallery.panel.title')} icon={<BookOpen />} hint={t('gallery.panel.hint')} action={panelLink}>
            <p>{t('gallery.panel.text')}</p>
          </Panel>
          <Panel>
            <p>{t('gallery.panel.text')}</p>
          </Panel>
        </Grid>
        <CardSpecimens />
        <Row>
          <Tag>{t('gallery.tag.draft')}</Tag>
          <Tag tone="pine">{t('gallery.tag.done')}</Tag>
          <Tag tone="cinnabar" isLive>
            {t('gallery.tag.live')}
          </Tag>
          <Tag tone="gold" icon={<Crown aria-hidden />}>
            {t('gallery.tag.vip')}
          </Tag>
        </Row>
      </Specimen>
      <Specimen title={t('gallery.section.actions')}>
        <Row>
          <Button onClick={notify}>{t('gallery.action')}</Button>
          <Button variant="default">{t('gallery.secondary')}</Button>
          <Button variant="light">{t('gallery.secondary')}</Button>
          <Button color="cinnabar">{t('gallery.destructive')}</Button>
          <Button color="cinnabar" variant="light">
            {t('gallery.destructive')}
          </Button>
          <Button color="gold">{t('gallery.action')}</Button>
          <Button loading>{t('gallery.loading')}</Button>
          <ActionButton disabledReason={t('gallery.disabledReason')}>{t('gallery.disabled')}</ActionButton>
        </Row>
        <Row>
          <IconButton label={t('gallery.save')} icon={<Pencil size={18} aria-hidden />} onClick={notify} />
          <IconButton
            label={t('gallery.delete')}
            icon={<Trash2 size={18} aria-hidden />}
            variant="light"
            color="cinnabar"
            onClick={notify}
          />
          <IconButton
            label={t('gallery.delete')}
            icon={<Trash2 size={18} aria-hidden />}
            disabledReason={t('gallery.disabledReason')}
            onClick={notify}
          />
        </Row>
        <PageTitle
          title={t('gallery.panel.title')}
          description={t('gallery.panel.text')}
          actions={<Button>{t('gallery.action')}</Button>}
        />
      </Specimen>
    </>
  );
}
