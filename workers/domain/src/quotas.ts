/** How much of one person's is kept: rows of each table. */
export const QUOTAS = {
  coach_exchange: { rows: 1000 },
} as const;
