import type { readHealth } from '@shuyuan/contract/admin/health.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { CircleCheck, Database, HardDrive, ListTodo, Server, TriangleAlert } from 'lucide-react';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './HealthPage.module.css';
import { bytesText, millisecondsText, uptimeParts } from './measures.ts';

type Health = OutputOf<typeof readHealth>;

/** All is well, or what to look at. */
export function Verdict({ warnings }: Pick<Health, 'warnings'>) {
  const t = useT('admin');
  return (
    <ul className={classes.verdict} data-tone={warnings.length > 0 ? 'gold' : 'pine'}>
      {warnings.length === 0 && (
        <li>
          <CircleCheck size={20} aria-hidden />
          {t('admin.health.well')}
        </li>
      )}
      {warnings.map((warning) => (
        <li key={warning}>
          <TriangleAlert size={20} aria-hidden />
          {t(`admin.health.warning.${warning}`)}
        </li>
      ))}
    </ul>
  );
}

export function HealthPanels({ health }: { health: Health }) {
  const t = useT('admin');
  const { language } = useLanguage();
  const bytes = (count: number) => <bdi>{bytesText(count, language)}</bdi>;
  const { database, storage, jobs } = health;
  const { kind, version, migrations, lastMigration, latencyMs } = database;
  const [free, total] = [bytesText(storage.freeBytes, language), bytesText(storage.totalBytes, language)];
  return (
    <div className={classes.panels}>
      <Panel title={t('admin.health.server')} icon={<Server />}>
        <Facts
          className={classes.facts}
          facts={[
            [t('admin.health.version'), <bdi key="v">{health.version}</bdi>],
            [t('admin.health.node'), <bdi key="n">{health.node}</bdi>],
            [t('admin.health.uptime'), t('admin.health.uptime.value', uptimeParts(health.uptimeSeconds))],
            [t('admin.health.memory'), bytes(health.memoryBytes)],
          ]}
        />
      </Panel>
      <Panel title={t('admin.health.database')} icon={<Database />}>
        <Facts
          className={classes.facts}
          facts={[
            [t('admin.health.kind'), t(`admin.health.database.${kind}`, { version })],
            [t('admin.health.size'), bytes(database.sizeBytes)],
            [t('admin.health.latency'), <bdi key="l">{millisecondsText(latencyMs, language)}</bdi>],
            [
              t('admin.health.migrations'),
              t('admin.health.migrations.value', { count: migrations, last: lastMigration?.slice(0, 4) ?? '' }),
            ],
          ]}
        />
      </Panel>
      <Panel title={t('admin.health.storage')} icon={<HardDrive />}>
        <Facts
          className={classes.facts}
          facts={[[t('admin.health.storage.files'), t(`admin.health.storage.${storage.kind}`)]]}
        />
        <meter
          className={classes.meter}
          aria-label={t('admin.health.storage.disk-use')}
          min={0}
          max={storage.totalBytes}
          high={storage.totalBytes * 0.9}
          value={storage.totalBytes - storage.freeBytes}
        />
        <p className={classes.free}>{t('admin.health.storage.free', { free, total })}</p>
      </Panel>
      <Panel title={t('admin.health.jobs')} icon={<ListTodo />}>
        <Facts
          className={classes.facts}
          facts={[
            [t('admin.health.jobs.waiting'), jobs.waiting],
            [t('admin.health.jobs.running'), jobs.running],
            [t('admin.health.jobs.dead'), jobs.dead],
          ]}
        />
      </Panel>
    </div>
  );
}
