const part = (value: number, length: number) => `${value}`.padStart(length, '0');

/** A day of the calendar as `yyyy-MM-dd`, where the person is: a birthday has no time zone. */
export function toDay(date: Date): string {
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join(
    '-',
  );
}

/** The beginning of a day `yyyy-MM-dd`, where the person is. */
export function fromDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
