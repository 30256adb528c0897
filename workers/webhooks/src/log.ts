/** One line of JSON about something that went wrong; `subject` is an event or a task, never a person. */
export function logProblem(subject: string, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // Only the first line: in a failed query the second one holds the bound values.
  const first = message.split('\n', 1)[0] ?? '';
  console.error(JSON.stringify({ level: 'error', subject, error: `${name}: ${first}` }));
}
