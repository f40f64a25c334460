/** Tests sign in thousands of times, by the product's own code: the cost is written into each hash. */
export const testPasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
