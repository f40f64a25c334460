/** The full mark; shares of it are whole numbers, so that marks add up exactly. */
export const fullMark = 10_000;
