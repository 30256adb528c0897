/**
 * Reads `{"segments":[…]}` while it is being written: each object of the list goes to `onSegment` when its last brace
 * is here. What is no JSON, or of another shape, gives nothing: the whole is judged when it is whole.
 */
export const segmentReader = (onSegment: (segment: unknown) => void): ((text: string) => void) => {
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  let object = '';
  return (text) => {
    for (const sign of text) {
      // The outer object and its list are two levels; what is deeper is a segment.
      if (depth >= 2) object += sign;
      if (isString) {
        isString = isEscaped || sign !== '"';
        isEscaped = !isEscaped && sign === '\\';
      } else if (sign === '"') isString = true;
      else if (sign === '{' || sign === '[') depth += 1;
      else if (sign === '}' || sign === ']') depth -= 1;
      if (depth === 2 && !isString && object.endsWith('}')) {
        try {
          onSegment(JSON.parse(object.slice(object.indexOf('{'))));
        } catch {
          // No JSON: so is the whole.
        }
        object = '';
      }
    }
  };
};

/** The data of server-sent events, one after the other; an endpoint sends each in one line. */
export async function* eventData(body: ReadableStream<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}
