/** What oidc-provider keeps of one thing: a session, a code, a grant. */
type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

const stored = new Map<string, { payload: Payload; until: number }>();

/** Where the local provider keeps its state: in memory, gone when it stops. One for each kind of thing. */
export class Memory {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: Payload, seconds = 3600): Promise<void> {
    stored.set(`${this.#kind}:${id}`, { payload, until: Date.now() + seconds * 1000 });
  }

  async find(id: string): Promise<Payload | undefined> {
    const found = stored.get(`${this.#kind}:${id}`);
    return found && Date.now() < found.until ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    for (const [key, { payload }] of stored) {
      if (key.startsWith(`${this.#kind}:`) && payload.uid === uid) return payload;
    }
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = stored.get(`${this.#kind}:${id}`);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    stored.delete(`${this.#kind}:${id}`);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
  }
}
