/** What else the hostile provider does wrong, beside its tokens. */
export const ANSWER_FAULTS = {
  'a discovery document of another issuer': 'discovery',
  'a discovery document that is HTML': 'discovery',
  'no discovery document': 'discovery',
  'a discovery document without end': 'discovery',
  'no address of its keys': 'keys',
  'keys that answer 500': 'keys',
  'keys that are none': 'keys',
  'keys behind a redirect': 'keys',
  'a token endpoint that answers 500': 'token',
  'a token endpoint that answers HTML': 'token',
  'a token endpoint that redirects': 'token',
  'a token endpoint that refuses': 'token',
  'a token endpoint without end': 'token',
  'a token of an unknown type': 'token',
  'no access token': 'token',
  'a profile of another subject': 'profile',
  'a profile that answers 500': 'profile',
} as const;

export type AnswerFault = keyof typeof ANSWER_FAULTS;
