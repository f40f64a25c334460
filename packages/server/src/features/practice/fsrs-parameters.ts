/**
 * FSRS-6 with its published weights. They are written here and not taken from the library: another version of it must not
 * move cards people have learned for years. Without chance, so that the same answers always come to the same day.
 */
export const fsrsParameters = {
  w: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ],
  request_retention: 0.9,
  /** The work of a company changes: nothing is left alone for longer than two years. */
  maximum_interval: 730,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['1m', '10m'],
  relearning_steps: ['10m'],
} as const;
