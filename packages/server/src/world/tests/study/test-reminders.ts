import type { TestWorld } from '../../open-world.ts';

/** The notices about something that wait for their delivery, in the order they were written. */
export async function receiversOf(world: TestWorld, id: string) {
  const jobs = await world.rows(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:deliver' order by j.id`,
  );
  return jobs
    .map(({ payload }) => payload as { subject: { id: string }; text: string; receivers: string[]; link: string })
    .filter(({ subject }) => subject.id === id)
    .map(({ text, receivers, link }) => ({ text, receivers, link }));
}

/** A day passes since the reminders of something. */
export const dayPasses = (world: TestWorld, id: string) =>
  world.rows("update learner_reminder set day = '2026-01-01' where business_id = $1", [id]);
