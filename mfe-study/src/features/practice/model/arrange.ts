/** The list with the thing at one place moved to another; what stands between makes room. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** For each left side the right side it has, or null. */
export type Pairs = readonly (number | null)[];

/** The pairs with these two put together; who had either of them is without one. */
export const paired = (pairs: Pairs, left: number, right: number): Pairs =>
  pairs.map((had, at) => {
    if (at === left) return right;
    return had === right ? null : had;
  });

export const isPaired = (pairs: Pairs): pairs is readonly number[] => !pairs.includes(null);
