import { type RawBuilder, sql } from 'kysely';
import { isBoughtBy } from '../pricing/index.ts';
import { isMeantFor, type SearchReader } from '../search/index.ts';

/**
 * Whether somebody may meet a row of `item` now; what it says is withheld until it is paid (`isPaidItem`). What was bought stays
 * (D-123). A section of a course is asked of its course: opened by the version that is
 * published, for those the course is for, and never what they would have to pay for.
 */
export const isOpenItem = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`(case
  when item.course_id is null then item.state = 'published'
    and (${isMeantFor(reader, sql`item.audience`)} or ${isBoughtBy(reader, 'libraryItem', sql`item.id`)})
  else exists (select from course
      join course_section section on section.version_id = course.version_id and section.key = item.section_key
    where course.id = item.course_id and course.state = 'published' and not course.is_file
      and section.is_in_library and ${isMeantFor(reader, sql`course.audience`)}
      and (section.is_free or not exists (select from price
        where price.business_type = 'course' and price.business_id = course.id))) end)`;
