type Connection = { saveData?: boolean };

/** Whether the device was told to be sparing with data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true;
}
