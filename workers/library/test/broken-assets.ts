const answering = (make: () => Promise<Response>) => ({ fetch: make });

/** Assets bindings that fail, by how they do it. */
export const BROKEN_ASSETS = {
  'rejects every call': answering(() => Promise.reject(new Error('assets are down'))),
  'never answers': answering(() => new Promise<never>(() => {})),
  'finds nothing': answering(() => Promise.resolve(new Response('not found', { status: 404 }))),
  'answers a page': answering(() => Promise.resolve(new Response('<!doctype html>'))),
  'answers something else': answering(() => Promise.resolve(Response.json({ editions: [] }))),
} as const;
