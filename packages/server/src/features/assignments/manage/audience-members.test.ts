import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { coursesOf, article, everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-180] whoever an audience is for is the same, asked of everybody at once or one by one', async () => {
  const ids = async (sql: string) => (await world.rows(sql)).map(({ id }) => String(id));
  const none = { ...everyone, isEveryone: false };
  const topicIds = await ids('select distinct target_id as id from attention where target_type = 2 limit 3');
  const audiences = [
    everyone,
    { ...everyone, joinedSince: world.clock.now() - dayMs },
    { ...none, organizationIds: await ids("select id from organization where name in ('技术中心', '营销中心')") },
    { ...none, positionIds: await ids('select distinct position_id as id from position_holder limit 2') },
    { ...none, topicIds },
    { ...none, topicIds, memberIds: await ids("select id from member where account = 'linzhiyuan'") },
  ];
  for (const audience of audiences) {
    const [both] = await world.rows(
      `select (select array_agg(id order by id) from audience_members(company.id, $1, null) id) as at_once,
         (select array_agg(member.id order by member.id) from member where tenant_id = company.id and state = 'active'
           and is_in_audience($1, member.id, member_places(member.id), member.created_at)) as one_by_one
       from organization company where company.id = (select tenant_id from member where account = 'linzhiyuan')`,
      [JSON.stringify(audience)],
    );
    expect(both?.['at_once']).toEqual(both?.['one_by_one']);
  }
});

test('[D-180] whoever a content is open to is the same, asked of everybody at once or one by one', async () => {
  await coursesOf(world).publish([article('一篇')]);
  await subjectsOf(world).publish([stageOf('一', [linkItem('清单')])]);
  const live = await livesOf(world).published('shenruoxi', {
    subject: '人人可看',
    startTime: world.clock.now() + dayMs,
  });
  const survey = await surveysOf(world).open(await world.signIn('shenruoxi'), { title: '人人可答' });
  await classesOf(world).publish({ title: '谁都能来' });
  const exams = examsOf(world);
  await exams.publish(exams.examFields(await exams.fixedPaper(2)));
  expect([live, survey].every(Boolean)).toBe(true);
  const rows = await world.rows(
    `with content (kind, id) as (
       select 1::smallint, id from course union all select 2::smallint, id from subject union all select 3::smallint, id from exam
       union all select 4::smallint, id from survey union all select 6::smallint, id from training_class
       union all select 15::smallint, id from live)
     select kind, count(*)::int as contents, count(*) filter (where members is not null)::int as reached,
       count(*) filter (where members is distinct from singly)::int as different
     from (
       select content.kind,
         (select array_agg(distinct open.id order by open.id) from content_members(content.kind, content.id, $1) open (id)
            join member on member.id = open.id and member.state = 'active') as members,
         (select array_agg(member.id order by member.id) from member where member.state = 'active' and is_content_open(
            content.kind, content.id, member.id, member_places(member.id), member.created_at, $1)
            and member.tenant_id = (select tenant_id from member where account = 'linzhiyuan')) as singly
       from content) both_ways group by kind order by kind`,
    [new Date(world.clock.now())],
  );
  expect(rows.map(({ kind, different }) => [kind, different])).toEqual([1, 2, 3, 4, 6, 15].map((kind) => [kind, 0]));
  for (const { reached } of rows) expect(reached).toBeGreaterThan(0);
});
