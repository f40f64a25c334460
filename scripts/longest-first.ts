import { BaseSequencer, type TestSpecification } from 'vitest/node';
import recorded from '../tidy/seconds.json' with { type: 'json' };

// The file's own type has a name for each test of the day it was recorded.
const secondsOf: Readonly<Record<string, number>> = recorded.files;

const seconds = ({ moduleId, project }: TestSpecification): number =>
  secondsOf[moduleId.slice(project.vitest.config.root.length + 1)] ?? 0;

/** The files of each project, those first that took longest in the recorded run: what begins last should end soon. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProjects = Map.groupBy(files, ({ project }) => project.name);
    const names = [...ofProjects.keys()].toSorted();
    return names.flatMap((name) =>
      (ofProjects.get(name) ?? []).toSorted((one, other) => seconds(other) - seconds(one)),
    );
  }
}
