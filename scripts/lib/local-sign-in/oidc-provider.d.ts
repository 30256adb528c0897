// What is used of oidc-provider, which brings no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Interaction = { uid: string };
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
  type ProviderContext = {
    body: unknown;
    type: string;
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ): Promise<void>;
  }
  export type { ProviderContext };
}
