export const invoiceLimits = {
  ordersMax: 50,
  numberMax: 40,
  reasonMax: 200,
  /** Of one person, that finance has not answered for good. */
  open: 20,
  pageSize: 10,
} as const;
