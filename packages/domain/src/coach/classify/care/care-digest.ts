/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = '23741be47b8b0fb142680aa77d13ec7ac2a846c9bd46c6234a1998aad8a3a89f';
